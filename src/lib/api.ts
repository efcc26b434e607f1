import { hc } from 'hono/client';
import type { Api } from '#netlify/api/app.ts';
import { fetchWithId } from './request-id.ts';
import { pageLanguage } from './words/languages.ts';

/** Names the page's language, in which the server labels lines, classes and programmes. */
export const pageHeaders = () => ({ 'accept-language': pageLanguage() });

/** Typed client of the site's API. Wrap calls in `answerTo`, which turns every outcome into a value. */
export const { api } = hc<Api>('/', { fetch: fetchWithId, headers: pageHeaders });
