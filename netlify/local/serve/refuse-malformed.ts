import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that the web's `Request` rejects and the platform answers itself. */
const methodsOfNobody = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Rejects malformed requests as the platform's network does. Returns false if the request is fine. */
export function refuseMalformed(
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (methodsOfNobody.has(method)) return refuse(response, 405, 'There is nothing for this method.');
  if (!isReadable(url)) return refuse(response, 400, 'This address cannot be read.');
  return false;
}

/** True if the path decodes and holds no NUL, which no file name can hold. */
function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): true {
  const allow = status === 405 ? { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } : {};
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...allow }).end(`${sentence}\n`);
  return true;
}
