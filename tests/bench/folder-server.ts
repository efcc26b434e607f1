import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** A built site as a network serves it: brotli for what is text. Without an API its calls are answered with 404. */
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
  isCompressed: boolean;
}

async function read(file: string): Promise<Answer> {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const body = await readFile(file);
  const isCompressed = text.test(type);
  return { type, body: isCompressed ? await compress(body) : body, isCompressed };
}

/** The file that an address names, as the platform finds it. */
function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, path.normalize(pathname));
  return [file, `${file}.html`, path.join(file, 'index.html')].find((name) =>
    statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}

/** Serves the folder on a port of its own, and the API beside it. Files are compressed once, when they are first asked for. */
export async function serveFolder(folder: string, api?: RequestListener): Promise<FolderServer> {
  const answers = new Map<string, Promise<Answer>>();
  const answerOf = (file: string) => {
    const answer = answers.get(file) ?? read(file);
    answers.set(file, answer);
    return answer;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (api && pathname.startsWith('/api/')) return api(request, response);
    const file = fileOf(folder, decodeURI(pathname));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { type, body, isCompressed } = await answerOf(file);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.byteLength,
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // Chromium asks for brotli over an open line from this machine only, and knows it by this name.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
