import { validator } from 'hono/validator';
import { findRecords } from '#netlify/core/find/find.ts';
import { createRoutes } from '../http/http.ts';
import { storable } from '../http/json.ts';
import { requireAdmin } from '../http/session.ts';

const searchQuery = validator('query', (query) => ({ q: String(storable([query['q']].flat()[0] ?? '')) }));

export const findRoutes = createRoutes().get('/', requireAdmin, searchQuery, async (c) =>
  c.json(await findRecords(c.req.valid('query').q), 200),
);
