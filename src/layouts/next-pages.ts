import { namedLanguages } from '#src/lib/words/languages.ts';

/** Never prefetched: personal pages, and addresses that are not ours. */
const others = [
  'account',
  'api',
  'booking',
  'dashboard',
  'dev',
  'forgot',
  'invitation',
  'login',
  'paper',
  'payment-success',
  'register',
  'settings',
  'verify',
];

/** Matches them in each language, with whatever follows. */
const ofOthers = `{/(${namedLanguages.join('|')})}?/((?:${others.join('|')}).*)`;

/** Addresses with a query: typed values, choices or a key. */
const withQuery = '/*\\?(.+)';

/** Speculation rules: browsers prefetch the likely next page, unless they save data. */
export const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [withQuery, ofOthers] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
