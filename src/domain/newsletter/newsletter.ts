import * as z from 'zod/mini';
import { emailAddress, language } from '#src/lib/forms/form-fields.ts';

export const confirmationDays = 7;

export const unconfirmedRetentionDays = 30;

/** Months an unsubscribed address is kept, as proof of unsubscribing. */
export const leftRetentionMonths = 24;

/** Body of `POST /api/newsletter`; the box itself sends `page`. */
export const subscriptionSchema = z.object({
  email: emailAddress(),
  language: language(),
  page: z.optional(z.unknown()),
});

/** Returns the subscribing page's path, or null if it cannot be ours: nobody could correct an error. */
export function pathOfPage(page: unknown): string | null {
  return typeof page === 'string' && /^\/[\w/-]{0,150}$/.test(page) ? page : null;
}

export type SubscriptionRequest = z.infer<typeof subscriptionSchema>;
