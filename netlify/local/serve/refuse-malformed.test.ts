import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseMalformed } from './refuse-malformed.ts';

const server = createServer((asked, response) => {
  if (!refuseMalformed(asked, response)) response.end('answered');
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** Uses http.request, because fetch corrects or refuses such requests. */
async function statusOf(method: string, path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, method, path, agent: false }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

test.each([
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/api/%', 400],
  ['POST', '/api/bookings/%ff', 400],
  ['GET', '/%00', 400],
  ['TRACE', '/', 405],
  ['TRACE', '/api/health', 405],
  ['GET', '/services/dancing?q=%E0%A4%A', 200],
  ['GET', '/caf%C3%A9/%F0%9F%87%B7%F0%9F%87%BC', 200],
  ['DELETE', '/api/auth/me', 200],
])('%s %s gets %d', async (method, path, status) => {
  expect(await statusOf(method, path)).toBe(status);
});
