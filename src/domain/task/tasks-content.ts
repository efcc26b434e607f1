import * as z from 'zod';
import { contentId, contentSource, reference } from '#src/lib/content/content-schema.ts';
import { otherServices } from './plan-tasks.ts';

/** Schema of `content/tasks.json`. Used at build time and on the server only. */

const daysAdvice =
  'Write how many days after the session it is due, without quotes: 3; -2 is two days before it.';

const taskSchema = z.strictObject({
  /** Keep it when the title changes: it links the tasks of confirmed bookings to this one. */
  id: contentId,
  title: reference('what is to do, such as Edit').max(40, 'Keep it under 40 letters.'),
  days: z.int(daysAdvice).min(-365, daysAdvice).max(365, daysAdvice),
});

const jobSchema = z.strictObject({
  /** Services by the name in the SKU; `other` is for all that have no job of their own. */
  services: z.array(reference('the name of a service')).min(1, 'Name at least one service.'),
  /** Day from which `days` count; the session if left out. */
  from: z.enum(['session', 'confirmation'], 'Write "session" or "confirmation".').optional(),
  /** In the order of the work; the first that is open is the stage. */
  tasks: z.array(taskSchema).min(1, 'Write at least one task.'),
});

export const tasksContentSchema = z.strictObject({
  jobs: z.array(jobSchema).check(({ value: jobs, issues }) => {
    const mistake = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: jobs, path, message });
    const named = jobs.flatMap(({ services }, job) => services.map((service, at) => ({ service, job, at })));
    for (const [index, { service, job, at }] of named.entries())
      if (named.findIndex((one) => one.service === service) < index)
        mistake([job, 'services', at], 'Another job has this service already: name it in one only.');
    if (!named.some(({ service }) => service === otherServices))
      mistake([], `Write one job for the services "${otherServices}".`);
    for (const [job, { tasks }] of jobs.entries())
      for (const [at, { days }] of tasks.entries())
        if (days < (tasks[at - 1]?.days ?? days))
          mistake([job, 'tasks', at, 'days'], 'The task before it is due later: order them by their days.');
  }),
  source: contentSource.optional(),
});

export type JobContent = z.infer<typeof jobSchema>;
