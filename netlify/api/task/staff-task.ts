import { changeTask } from '#netlify/core/task/change-task.ts';
import { taskList } from '#netlify/core/task/task-list.ts';
import type { TaskChange } from '#src/domain/task/task-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const staffTaskRoutes = createRoutes()
  .route('/', listRoutes('tasks', taskList))
  .put('/tasks/:id', requireAdmin, jsonBody<TaskChange>(), async (c) =>
    c.json({ task: await changeTask(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  );
