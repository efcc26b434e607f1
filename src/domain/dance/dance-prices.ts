import * as z from 'zod';
import { contentId, contentSource, words } from '#src/lib/content/content-schema.ts';
import { classSchedule } from './class-schedule.ts';

/** `content/prices/classes.json`: dance classes and prices. Read at build time and on the server only. */

const price = z
  .int('A price is a whole number of RWF, without quotes or commas: write 50000.')
  .positive('A price is more than 0 RWF.');

const danceClass = z.object({
  /** Stable id; enrolments refer to it. */
  id: contentId,
  name: words('the name of the class'),
  /** Name it is enrolled under, if different; visitors see both. */
  registeredAs: z.string().min(1).optional(),
  /** RWF per month of lessons. */
  price,
  per: z.literal('month', 'The price of a class is for a month of lessons: write "month".'),
  /** Length of a lesson: "1.5 hours". */
  duration: words('the length of a lesson', 'Say how long a lesson is: 1.5 hours.'),
  schedule: z
    .string()
    .refine(
      (text) => classSchedule(text) !== undefined,
      'Say on which days and when the class takes place: Tue/Thu 5:30-7 PM.',
    ),
  /** Maximum enrolments; later ones join the waiting list. */
  seats: z
    .int('Seats are a whole number, without quotes: write 20.')
    .positive('A class has at least 1 seat.'),
  source: contentSource.optional(),
  description: words('the class in a sentence or two'),
});

const classGroup = z.object({
  id: contentId,
  label: words('the name of the group'),
  category: z.enum(['Traditional', 'Modern'], 'Write "Traditional" or "Modern".'),
  intro: words('the group in a sentence'),
  classes: z.array(danceClass).min(1),
});

const danceProgramme = z.object({
  id: contentId,
  name: words('the name of the programme'),
  /** RWF for the whole programme. */
  price,
  /** Group the price covers, if not one person: "group of up to 15". */
  per: words('the group that the price covers').optional(),
  sessions: z.union([z.int().positive(), z.literal('Custom')], 'Write a whole number, or "Custom".'),
  /** "4 weeks" or "Flexible" */
  duration: words('how long the programme takes'),
  description: words('the programme in a sentence or two'),
});

export const dancePricesSchema = z.object({
  groups: z.array(classGroup).min(1).superRefine(refuseDoubles),
  programmes: z.array(danceProgramme).min(1),
  inclusions: z.array(words('what is included')).min(1),
  schedulingNote: words('when classes take place'),
});

export type DancePrices = z.infer<typeof dancePricesSchema>;
export type DanceClass = z.infer<typeof danceClass>;
export type DanceCategory = z.infer<typeof classGroup>['category'];
export type DanceProgramme = z.infer<typeof danceProgramme>;

/** Rejects duplicate class ids across groups: enrolments are counted by id. */
function refuseDoubles(groups: readonly z.infer<typeof classGroup>[], ctx: z.RefinementCtx): void {
  const taken = new Set<string>();
  for (const [group, { classes }] of groups.entries()) {
    for (const [index, { id }] of classes.entries()) {
      if (taken.has(id))
        ctx.addIssue({
          code: 'custom',
          path: [group, 'classes', index, 'id'],
          message: `Another class already has the id "${id}": give every class its own.`,
        });
      taken.add(id);
    }
  }
}
