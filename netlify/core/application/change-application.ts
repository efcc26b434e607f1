import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import { applicationStages } from '#src/domain/application/application-stage.ts';
import { isInterview } from '#src/domain/application/interview.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { closeFee } from '../booking/fee/fee-booking.ts';
import { clientLanguage } from '../client-language.ts';
import { conflict, type ProblemError } from '../errors.ts';
import { knownProgrammes } from '../internship/programmes.ts';
import { changeRecord } from '../lists/change-record.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { readFields } from '../read-fields.ts';
import { lockShelf } from '../shelf/change-entry.ts';
import { applications } from './application.table.ts';
import { applicationList } from './application-list.ts';
import { stageMail } from './stage-mails.ts';

const changeSchema = z.object({
  status: z.enum(applicationStages, 'Choose received, shortlisted, invited, accepted or declined.'),
  /** Kigali time, `2026-12-05T14:30`; empty until it is agreed. */
  interview: z.optional(
    z.string('Please choose a day and a time.').check(
      z.refine((moment) => moment === '' || isInterview(moment, new Date()), {
        error: 'Please choose a day and a time that are still to come.',
      }),
    ),
  ),
  version: z.int('Send the version that you saw.'),
});
export type ApplicationChange = z.input<typeof changeSchema>;

/** Sets the stage and emails the applicant. Throws ProblemError 400, 404, 409 (no place left) or 422. */
export async function changeApplication(
  { user }: SignedIn,
  id: string,
  body: unknown,
): Promise<ApplicationRow> {
  const { status, version, interview: told = '' } = readFields(changeSchema, body);
  const interview = status === 'invited' ? told : '';
  return changeRecord(
    applicationList,
    { id, version },
    {
      // Serialises concurrent requests for the last place.
      before: (tx) => lockShelf(tx, 'internship'),
      async apply(tx, current) {
        // A new time is emailed to applicants already invited.
        if (current.status === status && interview === '') return;
        const programme = (await knownProgrammes(tx)).get(current.programme);
        if (status === 'accepted' && programme?.full) throw noPlace(current);
        const [changed] = await tx
          .update(applications)
          .set({ status })
          .where(eq(applications.id, id))
          .returning({ bookingId: applications.bookingId });
        // A person who is no longer accepted owes nothing.
        const money =
          current.status === 'accepted'
            ? await closeFee(tx, changed?.bookingId ?? null, { actor: user.id, now: new Date() })
            : undefined;
        // Returning to the first stage is an internal correction, without an email.
        if (status !== 'received')
          await enqueueMail(
            tx,
            stageMail(
              clientLanguage(current),
              current,
              { stage: status, interview },
              money,
              programme?.address ?? '/internships',
            ),
          );
        await audit(tx, {
          actor: user.id,
          action: 'application.moved',
          subjectId: id,
          before: { status: current.status },
          after: { status, ...(interview !== '' && { interview }) },
        });
      },
    },
  );
}

function noPlace(current: ApplicationRow): ProblemError {
  return conflict(
    `All places of the ${current.programmeTitle} are taken. To accept one more, raise its places under Internships first.`,
    current,
  );
}
