import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { hc } from 'hono/client';
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo, genericError, readAnswer } from './answer.ts';

const app = new Hono().get('/', (c) => c.json({ ok: true }, 200));

describe('readAnswer', () => {
  it('a success returns its data', () => {
    expect(readAnswer(201, '{"id":7}')).toEqual({ kind: 'ok', data: { id: 7 } });
  });

  it('a refusal returns its sentence, its valid fields and its body', () => {
    const body = { error: 'No.', fields: { name: 'Please enter your name.', odd: 3 }, total: 5 };
    expect(readAnswer(422, JSON.stringify(body))).toEqual({
      kind: 'refused',
      status: 422,
      error: 'No.',
      fields: { name: 'Please enter your name.' },
      body,
    });
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '[]', '{"error":4,"fields":"none"}'])(
    'a 502 with the body %j gets the generic error',
    (text) => {
      expect(readAnswer(502, text)).toMatchObject({ kind: 'refused', error: genericError, fields: {} });
    },
  );

  it('an HTML page with status 200 is a refusal', () => {
    expect(readAnswer(200, '<html>Sign in to the Wi-Fi</html>')).toMatchObject({
      kind: 'refused',
      status: 200,
    });
  });
});

describe('answerTo', () => {
  const close: (() => void)[] = [];
  afterEach(() => {
    for (const end of close.splice(0)) end();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  it('a 409 response is returned as a refusal, not thrown', async () => {
    const url = await serve((_, response) => response.writeHead(409).end('{"error":"Taken."}'));
    const answer = await answerTo((init) => hc<typeof app>(url).index.$get(undefined, { init }));
    expect(answer).toMatchObject({ kind: 'refused', status: 409, error: 'Taken.' });
  });

  it('a server that does not respond in time gives the network error “timeout”', async () => {
    const url = await serve(() => undefined);
    expect(await answerTo((init) => hc<typeof app>(url).index.$get(undefined, { init }), 50)).toEqual({
      kind: 'network-error',
      reason: 'timeout',
    });
  });

  it('an AbortError without a timeout name also gives the network error “timeout”', async () => {
    const late = () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
    expect(await answerTo(late)).toEqual({ kind: 'network-error', reason: 'timeout' });
  });

  it('a connection that breaks within the body gives the network error “unreachable”', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":', () => response.destroy());
    });
    expect(await answerTo((init) => hc<typeof app>(url).index.$get(undefined, { init }))).toEqual({
      kind: 'network-error',
      reason: 'unreachable',
    });
  });
});
