import type { Context as PlatformContext } from '@netlify/functions';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { ProblemError } from '#netlify/core/errors.ts';
import { countServerError } from '#netlify/core/health/server-errors.ts';
import { markersWritten } from '#netlify/core/job/due.ts';
import { logError } from '#netlify/core/log.ts';
import { type Language, languages } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { parseJson, storable, storableText } from './json.ts';
import { logRequest } from './log-request.ts';
import { rejectCrossSite } from './reject-cross-site.ts';
import { respondWithError } from './respond-with-error.ts';
import { respondWithFailure } from './respond-with-failure.ts';

const refused = refusals('forms');
const refusedRequest = refusals('request');

export interface ApiEnv {
  Bindings: { context?: Pick<PlatformContext, 'waitUntil' | 'ip' | 'requestId'> };
}

/** Default limit of a request body, in bytes. */
export const maxBodyBytes = 64 * 1024;

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Cross-site posts to this form are shown again with the typed values instead of refused. */
const showsFormAgain = '/api/bookings/form';

/** Headers that the platform adds to pages but not to functions. A handler may set its own policy. */
const responseHeaders = {
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  xFrameOptions: 'DENY',
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  overwrite: false,
};

export function createRoutes() {
  return new Hono<ApiEnv>({ strict: false });
}

/**
 * Creates the app with its shared middleware; generic, or the typed client loses its types.
 * Routes at `ownLimit` (patterns of whole paths) limit their bodies themselves.
 */
export function createApp<const P extends string>(basePath: P, ownLimit: string[] = []) {
  const app = new Hono<ApiEnv>({ strict: false }).basePath(basePath);
  const sentence = refused('requestTooLarge', { most: maxBodyBytes / 1024 });
  app.use('*', logRequest);
  app.use('*', countFaults);
  app.use('*', writeMarkers);
  app.use('*', secureHeaders(responseHeaders));
  app.use('*', refuseUnreadablePath);
  app.on(withBody, '*', except(showsFormAgain, rejectCrossSite));
  app.on(withBody, '*', except(ownLimit, limitBody(maxBodyBytes, sentence)));
  app.notFound((c) => respondWithError(new ProblemError(404, refusedRequest('addressUnknown')), c));
  app.onError(respondWithFailure);
  return app;
}

/** Caps the body at `maxBytes`, whatever Content-Length claims. Throws ProblemError 413. */
export function limitBody(maxBytes: number, sentence: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ProblemError(413, sentence);
    },
  });
}

/** Parsed multipart form; of fields or files with the same name, the last one. */
export interface MultipartForm {
  fields: object;
  files: Record<string, File>;
}

/** Parses a multipart form, unvalidated. Throws 415 or 400. */
export function multipartBody<T extends Record<string, string | File>>(): MiddlewareHandler<
  ApiEnv,
  string,
  { in: { form: T }; out: { form: MultipartForm } }
> {
  return async (c, next) => {
    c.req.addValidatedData('form', await readMultipart(c));
    await next();
  };
}

async function readMultipart(c: Context): Promise<MultipartForm> {
  if (contentType(c) !== 'multipart/form-data') {
    throw new ProblemError(415, refusedRequest('multipartNeeded'));
  }
  const parts = Object.entries(await readParts(c));
  const isFile = (part: [string, string | File]): part is [string, File] => part[1] instanceof File;
  return {
    fields: storable(Object.fromEntries(parts.filter((part) => !isFile(part)))) as object,
    files: Object.fromEntries(parts.filter(isFile)),
  };
}

async function readParts(c: Context): Promise<Record<string, string | File>> {
  try {
    return await c.req.parseBody();
  } catch {
    // The platform's parser gives no reason.
    throw new ProblemError(400, refused('formUnread'));
  }
}

/** Parses a JSON body, unvalidated: the use case validates it. Throws 415 or 400. */
export function jsonBody<T>(): MiddlewareHandler<
  ApiEnv,
  string,
  { in: { json: T }; out: { json: unknown } }
> {
  return async (c, next) => {
    c.req.addValidatedData('json', (await readJson(c)) as object);
    await next();
  };
}

/** Visitor's IP address from the platform (`x-nf-client-connection-ip`), never from client headers. */
export function clientAddress(c: Pick<Context<ApiEnv>, 'env'>): string {
  return c.env?.context?.ip || 'local';
}

/** Language of the page that asks. A browser's own list of languages is not one. */
export function pageLanguageOf(c: Context): Language | undefined {
  return languages.find((language) => language === c.req.header('accept-language'));
}

/** Runs work after the response. Without `waitUntil`, a scheduled function picks it up. */
export function afterResponse(c: Pick<Context<ApiEnv>, 'env'>, work: () => Promise<unknown>): void {
  const context = c.env?.context;
  if (context?.waitUntil === undefined) return;
  context.waitUntil(work().catch((error) => logError('Work after a response failed.', error)));
}

async function readJson(c: Context): Promise<unknown> {
  if (contentType(c) !== 'application/json') {
    throw new ProblemError(415, refusedRequest('jsonNeeded'));
  }
  return storable(parseJson(await c.req.text()));
}

export function contentType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Writes the markers of due jobs after the response, so that the visitor does not wait. */
const writeMarkers = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  afterResponse(c, markersWritten);
});

/** Returns 404 for paths that cannot be decoded or that PostgreSQL cannot compare. */
const refuseUnreadablePath = createMiddleware<ApiEnv>(async (c, next) => {
  const path = decodedPath(c);
  const readable = path !== undefined && storableText(path) === path;
  return readable ? next() : c.notFound();
});

function decodedPath(c: Context): string | undefined {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return undefined;
  }
}

/** Counts 5xx faults of ours after the response; a ProblemError is a refusal, not a fault. */
export const countFaults = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const ours = c.error !== undefined && !(c.error instanceof ProblemError);
  if (ours && c.res.status >= 500) afterResponse(c, countServerError);
});
