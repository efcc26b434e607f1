import * as z from 'zod';
import { contentId, contentSource } from '#src/lib/content/content-schema.ts';
import { classSchedule } from './class-schedule.ts';

/** `content/prices/classes.json`: what the Dancing page teaches, and what it costs. Read at build time and on the server only. */

const price = z
  .int('A price is a whole number of RWF, without quotes or commas: write 50000.')
  .positive('A price is more than 0 RWF.');

const danceClass = z.object({
  /** Stable id: what an enrolment names. */
  id: contentId,
  name: z.string().min(1),
  /** The name it is enrolled under, where that is another one: the visitor reads both. */
  registeredAs: z.string().min(1).optional(),
  /** RWF for a month of lessons. */
  price,
  per: z.literal('month', 'The price of a class is for a month of lessons: write "month".'),
  /** Of one lesson: "1.5 hours". */
  duration: z.string().min(1, 'Say how long a lesson is: 1.5 hours.'),
  schedule: z
    .string()
    .refine(
      (text) => classSchedule(text) !== undefined,
      'Say on which days and when the class takes place: Tue/Thu 5:30-7 PM.',
    ),
  /** How many can be enrolled; anyone who comes later waits. */
  seats: z
    .int('Seats are a whole number, without quotes: write 20.')
    .positive('A class has at least 1 seat.'),
  /** Whose word the seats are. */
  source: contentSource.optional(),
  description: z.string().min(1),
});

const classGroup = z.object({
  id: contentId,
  label: z.string().min(1),
  category: z.enum(['Traditional', 'Modern'], 'Write "Traditional" or "Modern".'),
  intro: z.string().min(1),
  classes: z.array(danceClass).min(1),
});

const danceProgramme = z.object({
  id: contentId,
  name: z.string().min(1),
  /** RWF for the whole programme. */
  price,
  /** Whom the price is for, when it is not one person: "group of up to 15". */
  per: z.string().min(1).optional(),
  sessions: z.union([z.int().positive(), z.literal('Custom')], 'Write a whole number, or "Custom".'),
  /** "4 weeks" or "Flexible" */
  duration: z.string().min(1),
  description: z.string().min(1),
});

export const dancePricesSchema = z.object({
  groups: z.array(classGroup).min(1).superRefine(refuseDoubles),
  programmes: z.array(danceProgramme).min(1),
  /** What every programme includes. */
  inclusions: z.array(z.string().min(1)).min(1),
  schedulingNote: z.string().min(1),
});

export type DancePrices = z.infer<typeof dancePricesSchema>;
export type DanceClass = z.infer<typeof danceClass>;
export type DanceCategory = z.infer<typeof classGroup>['category'];
export type DanceProgramme = z.infer<typeof danceProgramme>;

/** Enrolments are counted by the id of a class, whichever group it is in. */
function refuseDoubles(groups: readonly z.infer<typeof classGroup>[], ctx: z.RefinementCtx): void {
  const taken = new Set<string>();
  for (const [group, { classes }] of groups.entries()) {
    for (const [index, { id }] of classes.entries()) {
      if (taken.has(id))
        ctx.addIssue({
          code: 'custom',
          path: [group, 'classes', index, 'id'],
          message: `Another class has "${id}" already: give every class an id of its own.`,
        });
      taken.add(id);
    }
  }
}
