import type { Config, Context } from '@netlify/functions';
import { checkPages } from '#netlify/api/paper/check-pages.ts';

export default (request: Request, context: Context) => checkPages.fetch(request, { context });

export const config: Config = { path: ['/verify', '/verify/*'] };
