import * as z from 'zod';
import { words } from '#src/lib/content/content-schema.ts';

/** Address on this site: `/contact`, without trailing slash, or `#services` on the same page. */
export const internalHref = z
  .string()
  .regex(
    /^(?:\/|\/[a-z0-9/-]*[a-z0-9](?:[?#].*)?|#[a-z0-9-]+)$/,
    'Write an address on this site: /contact, without a slash at the end.',
  );

export const linkSchema = z.object({
  label: words('the words of the link'),
  href: internalHref,
});

const page = linkSchema.extend({
  /** True hides the page from the headers; only the small-screen menu links to it. */
  menuOnly: z.boolean().optional(),
});

const entry = page.extend({ items: z.array(page).min(1).optional() });

export const navigationSchema = z.object({
  main: z.array(entry).min(1),
  action: linkSchema,
  /** First column of the footer. */
  quickLinks: z.array(linkSchema),
  policies: z.array(linkSchema),
});

export type NavigationEntry = z.infer<typeof entry>;
export type Navigation = z.infer<typeof navigationSchema>;
