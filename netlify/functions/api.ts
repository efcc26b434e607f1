import type { Config, Context } from '@netlify/functions';
import { app } from '#netlify/api/app.ts';

export default (request: Request, context: Context) => app.fetch(request, { context });

export const config: Config = { path: '/api/*' };
