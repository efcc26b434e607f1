import * as z from 'zod/mini';
import { text } from '#src/lib/forms/form-fields.ts';

export const maxSuspensionReason = 500;

/** Body of a suspension. Suspending requires a reason, which staff read; lifting it does not. */
export const suspensionSchema = z
  .object({
    suspended: z.boolean('Say whether the account is suspended: true or false.'),
    reason: z.optional(text(maxSuspensionReason, 'Please keep the reason under 500 characters.')),
  })
  .check(
    z.refine(({ suspended, reason }) => !suspended || Boolean(reason), {
      path: ['reason'],
      error: 'Please say why: the staff will read it.',
    }),
  );
export type SuspensionRequest = z.input<typeof suspensionSchema>;
