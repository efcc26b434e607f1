import * as z from 'zod/mini';

/** The address of a page of this site, with a query or a place on it. That the page is there, the server checks. */
export const pageAddressSchema = z.string('Please write this as text.').check(
  z.trim(),
  z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:[?#][!-~]{0,200})?$/, {
    error: 'Write an address on this site, such as /services/photography.',
  }),
);
