import json from '#content/tasks.json' with { type: 'json' };
import type { JobContent } from '#src/domain/task/tasks-content.ts';

/** Jobs of the content, whose tasks confirmed bookings get. */
export const jobs = json.jobs as JobContent[];
