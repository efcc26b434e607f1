/** What belongs to one person, or is none of our pages. */
const others = [
  '/account*',
  '/api/*',
  '/booking*',
  '/dashboard*',
  '/dev/*',
  '/forgot',
  '/invitation*',
  '/login',
  '/payment-success*',
  '/register',
  '/settings*',
];

/** More than a path: what was typed or chosen, or somebody's key. */
const withQuery = '/*\\?(.+)';

/**
 * Speculation rules: browsers that know them fetch the page that someone is about to open, and leave it where data are to
 * be saved. One mechanism for all links; no script of ours.
 */
export const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [withQuery, ...others] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
