import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the web’s own Request takes for a danger, and the platform answers by itself. */
const methodsOfNobody = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Answers a request that no part of the site could read, as the platform’s network does. False: it is to be answered. */
export function refuseMalformed(
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (methodsOfNobody.has(method)) return refuse(response, 405, 'There is nothing for this method.');
  if (!isReadable(url)) return refuse(response, 400, 'This address cannot be read.');
  return false;
}

/** Escapes that are no text, and NUL, which no file’s name can hold. */
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
