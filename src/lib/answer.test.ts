import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { hc } from 'hono/client';
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo, genericError, readAnswer } from './answer.ts';

const app = new Hono().get('/', (c) => c.json({ ok: true }, 200));

describe('readAnswer', () => {
  it('hands over the data of a success', () => {
    expect(readAnswer(201, '{"id":7}')).toEqual({ kind: 'ok', data: { id: 7 } });
  });

  it('hands over the sentence, the fields and the body of a refusal', () => {
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
    'has a sentence for a refusal that says %j',
    (text) => {
      expect(readAnswer(502, text)).toMatchObject({ kind: 'refused', error: genericError, fields: {} });
    },
  );

  it('does not take a page for a success', () => {
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

  it('returns a refusal instead of throwing', async () => {
    const url = await serve((_, response) => response.writeHead(409).end('{"error":"Taken."}'));
    const answer = await answerTo((init) => hc<typeof app>(url).index.$get(undefined, { init }));
    expect(answer).toMatchObject({ kind: 'refused', status: 409, error: 'Taken.' });
  });

  it('tells a server that does not answer in time', async () => {
    const url = await serve(() => undefined);
    expect(await answerTo((init) => hc<typeof app>(url).index.$get(undefined, { init }), 50)).toEqual({
      kind: 'network-error',
      reason: 'timeout',
    });
  });

  it('tells it too where the engine names it as it names every abort', async () => {
    const late = () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
    expect(await answerTo(late)).toEqual({ kind: 'network-error', reason: 'timeout' });
  });

  it('tells a connection that breaks in the middle of the answer', async () => {
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
