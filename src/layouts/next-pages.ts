/** Never prefetched: personal pages, and addresses that are not ours. */
const others = [
  '/account*',
  '/api/*',
  '/booking*',
  '/dashboard*',
  '/dev/*',
  '/forgot',
  '/invitation*',
  '/login',
  '/paper*',
  '/payment-success*',
  '/register',
  '/settings*',
  '/verify*',
];

/** Addresses with a query: typed values, choices or a key. */
const withQuery = '/*\\?(.+)';

/** Speculation rules: browsers prefetch the likely next page, unless they save data. */
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
