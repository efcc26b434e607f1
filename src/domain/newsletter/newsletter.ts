import * as z from 'zod/mini';
import { emailAddress } from '#src/lib/forms/form-fields.ts';

/** The rules of the newsletter. Box, server and mails take their limits and sentences from here. */

/** How long the link of a confirmation mail is good for. */
export const confirmationDays = 7;

/** How long an address that nobody confirmed is kept. */
export const unconfirmedRetentionDays = 30;

/** How long the address of someone who left is kept, to show that they left. */
export const leftRetentionMonths = 24;

/** What a visitor agrees to by subscribing; the privacy policy says the same. Kept with each address as it was worded then. */
export const newsletterConsent =
  'We use your address only for our newsletter and your discount code. You can unsubscribe from any email.';

/** What `POST /api/newsletter` takes; `page` is written by the box itself. */
export const subscriptionSchema = z.object({ email: emailAddress(), page: z.optional(z.unknown()) });

/** The path of the page on which someone asked. What a page of ours never says is nothing: nobody could correct it. */
export function pathOfPage(page: unknown): string | null {
  return typeof page === 'string' && /^\/[\w/-]{0,150}$/.test(page) ? page : null;
}

export type SubscriptionRequest = z.infer<typeof subscriptionSchema>;
