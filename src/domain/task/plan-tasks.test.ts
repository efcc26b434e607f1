import { expect, test } from 'vitest';
import { planTasks } from './plan-tasks.ts';
import type { JobContent } from './tasks-content.ts';

const jobs: JobContent[] = [
  {
    services: ['photography', 'frames'],
    tasks: [
      { id: 'prepare', title: 'Prepare', days: -2 },
      { id: 'shoot', title: 'Shoot', days: 0 },
      { id: 'deliver', title: 'Deliver', days: 5 },
    ],
  },
  {
    services: ['website-design'],
    from: 'confirmation',
    tasks: [{ id: 'brief', title: 'Take the brief', days: 2 }],
  },
  { services: ['other'], tasks: [{ id: 'do', title: 'Do the work', days: 1 }] },
];
const photos = 'sessions/photography/2h/basic';
const frame = 'frames/wood-frame/a3';
const website = 'catalogue/website-design/blog/basic';
const mural = 'catalogue/arts-creative-design/mural/basic';
const session = '2026-12-10';

test.each([
  ['a session', photos, 'session', session, '2026-12-01', ['2026-12-08', '2026-12-10', '2026-12-15']],
  ['a session without a day', photos, 'session', null, '2026-12-01', [null, null, null]],
  [
    'a session tomorrow',
    photos,
    'session',
    session,
    '2026-12-09',
    ['2026-12-09', '2026-12-10', '2026-12-15'],
  ],
  ['a session long ago', photos, 'session', session, '2026-12-20', Array(3).fill('2026-12-20')],
  [
    'a frame with a session',
    frame,
    'session',
    session,
    '2026-12-01',
    ['2026-12-08', '2026-12-10', '2026-12-15'],
  ],
  ['goods alone', frame, 'goods', null, '2026-12-01', ['2026-12-01', '2026-12-01', '2026-12-06']],
  ['work without a session', website, 'session', null, '2026-12-01', ['2026-12-03']],
  [
    'work without a session in a session’s booking',
    website,
    'session',
    session,
    '2026-12-01',
    ['2026-12-03'],
  ],
  ['a service without a job of its own', mural, 'session', session, '2026-12-01', ['2026-12-11']],
] as const)('the tasks of %s are due on the planned days', (_, sku, kind, eventDate, today, days) => {
  const planned = planTasks(jobs, { sku, kind, eventDate, today });
  expect(planned.map(({ dueDay }) => dueDay)).toEqual(days);
  expect(planned.map(({ position }) => position)).toEqual(days.map((_day, at) => at));
});

test.each([
  ['a session', photos, 'session', [-2, 0, 5]],
  ['goods alone', frame, 'goods', [null, null, null]],
  ['work without a session', website, 'session', [null]],
] as const)('the tasks of %s keep their days from the session for a move', (_, sku, kind, days) => {
  const planned = planTasks(jobs, { sku, kind, eventDate: null, today: session });
  expect(planned.map(({ daysFromSession }) => daysFromSession)).toEqual(days);
});
