import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { certificate } from './certificate.ts';

/** A built site as a network serves it: HTTP/2, brotli for what is text. Without an API its calls are answered with 404. */
export interface FolderServer {
  url: string;
  stop(): void;
}

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
const text = /^(text|application)\/|svg/;
const compress = promisify(brotliCompress);

interface Answer {
  type: string;
  body: Buffer;
  encoding?: { 'content-encoding': 'br' };
}

async function read(file: string): Promise<Answer> {
  return { type: types[path.extname(file)] ?? 'application/octet-stream', body: await readFile(file) };
}

async function compressed(answer: Answer): Promise<Answer> {
  if (!text.test(answer.type)) return answer;
  return { ...answer, body: await compress(answer.body), encoding: { 'content-encoding': 'br' } };
}

/** The file that an address names, as the platform finds it. */
export function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, path.normalize(pathname));
  return [file, `${file}.html`, path.join(file, 'index.html')].find((name) =>
    statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}

/** A page that is made from others, by its address; undefined when there is none. */
type MakePage = (pathname: string) => Promise<string | undefined>;

export interface Extras {
  /** Answers what begins with `/api/`. */
  api?: RequestListener;
  /** Is asked for each address before the folder is. */
  page?: MakePage;
  /** Milliseconds to wait before an answer of so many bytes. */
  delay?: (pathname: string, bytes: number) => number;
}

/** Serves the folder on a port of its own. Files are compressed once, when they are first asked for. */
export async function serveFolder(folder: string, { api, page, delay }: Extras = {}): Promise<FolderServer> {
  const answers = new Map<string, Promise<Answer | undefined>>();
  const answer = async (pathname: string) => {
    const made = await page?.(pathname);
    if (made !== undefined) return compressed({ type: types['.html'] ?? '', body: Buffer.from(made) });
    const file = fileOf(folder, decodeURI(pathname));
    return file === undefined ? undefined : compressed(await read(file));
  };
  const { private: key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (api && pathname.startsWith('/api/'))
      return api(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    const found = answers.get(pathname) ?? answer(pathname);
    answers.set(pathname, found);
    const { type, body, encoding } = (await found) ?? { type: 'text/plain', body: '' };
    if (delay) await setTimeout(delay(pathname, body.length));
    response.writeHead((await found) ? 200 : 404, { 'content-type': type, ...encoding });
    response.end(body);
  });
  const sessions = new Set<{ destroy(): void }>();
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
