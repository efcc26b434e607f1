import { hc } from 'hono/client';
import type { Api } from '#netlify/api/app.ts';
import { fetchWithId } from './request-id.ts';

/** Typed client of the site's API. Wrap calls in `answerTo`, which turns every outcome into a value. */
export const { api } = hc<Api>('/', { fetch: fetchWithId });
