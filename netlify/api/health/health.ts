import { readHealth } from '#netlify/core/health/health.ts';
import { createRoutes } from '../http/http.ts';

/** `/api/health` */
export const healthRoutes = createRoutes().get('/', async (c) => {
  const health = await readHealth();
  return c.json(health, health.ok ? 200 : 503);
});
