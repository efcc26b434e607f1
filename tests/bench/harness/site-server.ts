import { createHash, createPublicKey } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { generate } from 'selfsigned';
import { app } from '#netlify/api/app.ts';
import { projectRoot } from '#netlify/ops/places.ts';

const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);

/** Chromium option to trust the certificate: service workers refuse merely tolerated ones. */
export const trustCertificate = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(createPublicKey(certificate.cert).export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

export interface SiteServer {
  url: string;
  stop(): void;
}

export function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, path.normalize(pathname));
  return [file, `${file}.html`, path.join(file, 'index.html')].find((name) =>
    statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}

interface Served {
  status: 200 | 404;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const compressible = /^(text|application)\/|svg/;
const brotli = promisify(brotliCompress);

async function served(type: string, body: Buffer): Promise<Served> {
  const encoded = compressible.test(type);
  return {
    status: 200,
    headers: { 'content-type': type, ...(encoded && { 'content-encoding': 'br' }) },
    body: new Uint8Array(encoded ? await brotli(body) : body),
  };
}

/**
 * Serves a built site over HTTP/2 with brotli, and the API of this process.
 * Compresses a response at its first request. `page` may replace HTML.
 */
export async function serveSite(
  folder = path.join(projectRoot, 'dist'),
  page: (pathname: string) => Promise<string | undefined> = async () => undefined,
): Promise<SiteServer> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Please run "npm run build" first.`);
  const read = async (pathname: string): Promise<Served> => {
    const html = await page(pathname);
    if (html !== undefined) return served('text/html', Buffer.from(html));
    const file = fileOf(folder, pathname);
    if (file === undefined) return { status: 404, headers: {}, body: new Uint8Array() };
    return served(types[path.extname(file)] ?? 'application/octet-stream', await readFile(file));
  };
  const answers = new Map<string, Promise<Served>>();
  const site = new Hono();
  site.use('/api/*', compress());
  site.all('/api/*', ({ req }) => app.fetch(req.raw));
  site.get('*', async (c) => {
    const pathname = decodeURI(new URL(c.req.url).pathname);
    const answer = answers.get(pathname) ?? read(pathname);
    answers.set(pathname, answer);
    const { body, status, headers } = await answer;
    return c.body(body, status, headers);
  });
  const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const { private: key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, listener);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
