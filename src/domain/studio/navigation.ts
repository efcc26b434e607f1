import * as z from 'zod';

/** An address on this site: `/contact`, without a slash at the end, or `#services` on the same page. */
export const internalHref = z
  .string()
  .regex(
    /^(?:\/|\/[a-z0-9/-]*[a-z0-9](?:[?#].*)?|#[a-z0-9-]+)$/,
    'Write an address on this site: /contact, without a slash at the end.',
  );

/** A link with its words. */
export const linkSchema = z.object({
  label: z.string().min(1, 'Write the words of the link.'),
  href: internalHref,
});

/** An entry of a header: a page, or a section that opens to its pages. */
const entry = linkSchema.extend({
  items: z
    .array(
      linkSchema.extend({
        /** True keeps the page out of the headers: only the menu of small screens leads to it. */
        menuOnly: z.boolean().optional(),
      }),
    )
    .min(1)
    .optional(),
});

/** `content/navigation.json`: what the headers and the footer lead to. Only pages that exist. */
export const navigationSchema = z.object({
  main: z.array(entry).min(1),
  /** The compact header that slides in after scrolling. */
  compact: z.array(entry).min(1),
  /** The one action of both headers. */
  action: linkSchema,
  /** The footer's first column. */
  quickLinks: z.array(linkSchema),
  policies: z.array(linkSchema),
});

export type NavigationEntry = z.infer<typeof entry>;
export type Navigation = z.infer<typeof navigationSchema>;
