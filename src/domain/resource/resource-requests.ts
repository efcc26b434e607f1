import * as z from 'zod/mini';
import { line } from '#src/lib/forms/form-fields.ts';
import { dayServices } from '../availability/services/day-services.ts';
import { resourceKinds } from './resource.ts';

export const maxResourceName = 60;
export const maxAbsenceReason = 80;

const hourMs = 60 * 60 * 1000;

const longestDays = { assignment: 31, absence: 366 };

const fields = {
  kind: z.enum(resourceKinds, 'Choose a person, a camera, a room, a car or another thing.'),
  name: line(
    maxResourceName,
    'Please write a name.',
    `Please keep the name under ${maxResourceName} characters.`,
  ),
  services: z._default(
    z
      .array(z.enum(dayServices, 'Choose services of the studio.'), 'Choose services of the studio.')
      .check(
        z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Choose each service once.' }),
      ),
    [],
  ),
  userId: z._default(z.nullable(z.uuid('Choose a member of staff, or no account.')), null),
};

interface AccountOfKind {
  kind: string;
  userId: string | null;
}

const accountOfPerson = z.refine<AccountOfKind>(({ kind, userId }) => userId === null || kind === 'person', {
  path: ['userId'],
  error: 'Only a person has an account.',
});

export const resourceSchema = z.object(fields).check(accountOfPerson);
export type ResourceRequest = z.input<typeof resourceSchema>;

export const resourceChangeSchema = z
  .object({ ...fields, version: z.int('Send the version that you saw.') })
  .check(accountOfPerson);
export type ResourceChange = z.input<typeof resourceChangeSchema>;

const time = z.iso.datetime({ offset: true, error: 'Write a time such as 2026-12-05T10:00:00+02:00.' });

const span = { from: time, to: time };

/** ISO times with their zone. */
interface WrittenSpan {
  from: string;
  to: string;
}

/** True in the years that calendars show. */
const isShown = (value: string) => value >= '2000' && value < '2100';

const inShownYears = z.refine<WrittenSpan>(({ from, to }) => isShown(from) && isShown(to), {
  path: ['from'],
  error: 'Please choose a time from 2000 to 2099.',
});

const endsAfterStart = z.refine<WrittenSpan>(({ from, to }) => Date.parse(from) < Date.parse(to), {
  path: ['to'],
  error: 'The end must be after the start.',
});

const lastsAtMost = (days: number) =>
  z.refine<WrittenSpan>(({ from, to }) => Date.parse(to) - Date.parse(from) <= days * 24 * hourMs, {
    path: ['to'],
    error: `Please choose an end within ${days} days.`,
  });

export const assignmentSchema = z
  .object({ resource: z.uuid('Choose who or what to assign.'), ...span })
  .check(inShownYears, endsAfterStart, lastsAtMost(longestDays.assignment));
export type AssignmentRequest = z.input<typeof assignmentSchema>;

const reason = line(
  maxAbsenceReason,
  'Please write why, such as “Leave” or “Repair”.',
  `Please keep the reason under ${maxAbsenceReason} characters.`,
);

export const absenceSchema = z
  .object({ reason, ...span })
  .check(inShownYears, endsAfterStart, lastsAtMost(longestDays.absence));
export type AbsenceRequest = z.input<typeof absenceSchema>;

export const freeSpanSchema = z
  .object(span)
  .check(inShownYears, endsAfterStart, lastsAtMost(longestDays.absence));
