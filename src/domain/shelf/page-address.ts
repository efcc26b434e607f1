import * as z from 'zod/mini';

/** Address on this site with query and fragment. The server checks that the page exists. */
export const pageAddressSchema = z.string('Please write this as text.').check(
  z.trim(),
  z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:[?#][!-~]{0,200})?$/, {
    error: 'Write an address on this site, such as /services/photography.',
  }),
);
