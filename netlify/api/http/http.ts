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
import { answerFailure } from './answer-failure.ts';
import { parseJson, storable, storableText } from './json.ts';
import { logRequest } from './log-request.ts';
import { refuseForeign } from './refuse-foreign.ts';

/** What every handler knows: the platform's context, where there is one. */
export interface ApiEnv {
  Bindings: { context?: Pick<PlatformContext, 'waitUntil' | 'ip' | 'requestId'> };
}

/** The largest body that is read, in bytes, where a route does not say otherwise. */
export const maxBodyBytes = 64 * 1024;

/** The methods that may bring a body. */
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Path of the booking form, which is shown again with the typed values instead of refused. */
const showsAgain = '/api/bookings/form';

/** What the platform adds to pages it does not add to functions. A handler that has a policy of its own sets it. */
const answerHeaders = {
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  xFrameOptions: 'DENY',
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  overwrite: false,
};

/** A domain's routes, to be mounted in the app. */
export function createRoutes() {
  return new Hono<ApiEnv>({ strict: false });
}

/**
 * The app with what all routes share. Generic over its base path, or the typed client loses its types. Routes at
 * `ownLimit` (patterns of whole paths) limit their bodies themselves.
 */
export function createApp<const P extends string>(basePath: P, ownLimit: string[] = []) {
  const app = new Hono<ApiEnv>({ strict: false }).basePath(basePath);
  const sentence = `The request is too large: please send at most ${maxBodyBytes / 1024} kB.`;
  app.use('*', logRequest);
  app.use('*', countFaults);
  app.use('*', writeMarkers);
  app.use('*', secureHeaders(answerHeaders));
  app.use('*', refuseUnreadablePath);
  app.on(withBody, '*', except(showsAgain, refuseForeign));
  app.on(withBody, '*', except(ownLimit, limitBody(maxBodyBytes, sentence)));
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404));
  app.onError(answerFailure);
  return app;
}

/** Reads at most so many bytes of a body, whatever its headers say. Throws ProblemError 413 with this sentence. */
export function limitBody(maxBytes: number, sentence: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ProblemError(413, sentence);
    },
  });
}

/** What a form that was sent as multipart holds; of several fields or files with one name the last. */
export interface MultipartForm {
  fields: object;
  files: Record<string, File>;
}

/** Takes a multipart form with these fields and files, not yet checked. Throws 415 or 400. */
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
    throw new ProblemError(415, 'Please send the form as multipart/form-data.');
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
    // The platform's parser says no more than that it cannot read this.
    throw new ProblemError(400, 'The form could not be read. Please send it again.');
  }
}

/** Takes a JSON body of the given shape, not yet checked: the use case does that. Throws 415 or 400. */
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

/** The visitor's network address, as the platform saw it (`x-nf-client-connection-ip`); a header that came along is not believed. */
export function clientAddress(c: Pick<Context<ApiEnv>, 'env'>): string {
  return c.env?.context?.ip || 'local';
}

/** Work that the visitor need not wait for. Without a platform that can wait, a scheduled function does it. */
export function afterAnswer(c: Pick<Context<ApiEnv>, 'env'>, work: () => Promise<unknown>): void {
  const context = c.env?.context;
  if (context?.waitUntil === undefined) return;
  context.waitUntil(work().catch((error) => logError('Work after an answer failed.', error)));
}

async function readJson(c: Context): Promise<unknown> {
  if (contentType(c) !== 'application/json') {
    throw new ProblemError(415, 'Please send JSON, with the header Content-Type: application/json.');
  }
  return storable(parseJson(await c.req.text()));
}

/** Without its parameters. */
export function contentType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Writes the markers of due jobs after the response, so that the visitor does not wait. */
const writeMarkers = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  afterAnswer(c, markersWritten);
});

/** No record has an address that is no text or that PostgreSQL cannot compare. */
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

/** Faults of ours, not refusals that say what is away. Nobody waits for the count. */
export const countFaults = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const ours = c.error !== undefined && !(c.error instanceof ProblemError);
  if (ours && c.res.status >= 500) afterAnswer(c, countServerError);
});
