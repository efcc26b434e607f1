import type { Context as PlatformContext } from '@netlify/functions';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from '#netlify/core/errors.ts';
import { log, logError } from '#netlify/core/log.ts';
import { answerError } from './answer-error.ts';
import { parseJson, storable } from './json.ts';

/** What every handler knows: the platform's context, where there is one, and the request's id for the log. */
export interface ApiEnv {
  Bindings: { context?: Pick<PlatformContext, 'waitUntil' | 'ip'> };
  Variables: { requestId: string };
}

/** The largest body that is read, in bytes, unless a path takes files. */
const maxBodyBytes = 64 * 1024;

/** Paths that take files, and the largest body that they read, in bytes. */
export type FilePaths = Record<string, number>;

/** A domain's routes, to be mounted in the app. */
export function createRoutes() {
  return new Hono<ApiEnv>({ strict: false });
}

/** The app with what all routes share. Generic over its base path, or the typed client loses its types. */
export function createApp<const P extends string>(basePath: P, filePaths: FilePaths = {}) {
  const app = new Hono<ApiEnv>({ strict: false }).basePath(basePath);
  app.use('*', logRequest);
  app.use('*', limitBody(filePaths));
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404));
  app.onError(answerError);
  return app;
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
export function afterAnswer(c: Pick<Context<ApiEnv>, 'env' | 'var'>, work: () => Promise<unknown>): void {
  const context = c.env?.context;
  if (context?.waitUntil === undefined) return;
  const { requestId } = c.var;
  context.waitUntil(work().catch((error) => logError('Work after an answer failed.', error, { requestId })));
}

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ProblemError(415, 'Please send JSON, with the header Content-Type: application/json.');
  }
  return storable(parseJson(await c.req.text()));
}

function limitBody(filePaths: FilePaths): MiddlewareHandler<ApiEnv> {
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => tooLarge(maxSize) });
  const usual = limitTo(maxBodyBytes);
  const files = new Map(Object.entries(filePaths).map(([path, bytes]) => [path, limitTo(bytes)]));
  return (c, next) => (files.get(c.req.path.replace(/\/$/, '')) ?? usual)(c, next);
}

function tooLarge(bytes: number): never {
  const most = bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
  throw new ProblemError(413, `The request is too large: at most ${most} are read.`);
}

const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const started = performance.now();
  c.set('requestId', c.req.header('x-nf-request-id') ?? crypto.randomUUID());
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  log('info', 'request', {
    requestId: c.var.requestId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - started),
  });
});
