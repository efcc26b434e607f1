import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Failure of a dependency; `drop` executes the request but hangs up before responding. */
export type HttpFault = 'none' | 'slow' | 'error' | 'nonsense' | 'drop';

/** Longer than our timeout for Paypack. */
const slowMs = 6000;

export async function startHttpFront(target: string) {
  const fault: { now: HttpFault } = { now: 'none' };
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      if (fault.now === 'drop') {
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    void answerFaulty(fault.now, response).then((answered) => {
      if (!answered) incoming.pipe(outgoing);
      else outgoing.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(now: HttpFault) {
      fault.now = now;
    },
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

export async function startFilesFront(context: string) {
  const settings = JSON.parse(Buffer.from(context, 'base64').toString()) as { edgeURL: string };
  const { url, ...front } = await startHttpFront(settings.edgeURL);
  const fronted = { ...settings, edgeURL: url, uncachedEdgeURL: url };
  return { ...front, context: Buffer.from(JSON.stringify(fronted)).toString('base64') };
}

/** True if the request must not be passed on. */
async function answerFaulty(fault: HttpFault, response: ServerResponse): Promise<boolean> {
  if (fault === 'slow') await wait(slowMs);
  if (fault === 'error') response.writeHead(500).end();
  if (fault === 'nonsense') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maintenance');
  return fault === 'error' || fault === 'nonsense';
}

/** Failure of a mail server; numbers are its reply to each recipient. */
export type MailFault = 'none' | 'refuses' | 'hangs' | '451' | '550';

export async function startMailFront(target: string) {
  const { hostname, port } = new URL(target);
  const fault: { now: MailFault } = { now: 'none' };
  const open = new Set<Socket>();
  const server = createTcpServer((client) => {
    open.add(client.on('close', () => open.delete(client)).on('error', () => undefined));
    if (fault.now === 'hangs') return;
    if (fault.now === 'refuses') client.destroy();
    else pass(client, connect(Number(port), hostname), fault);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(now: MailFault) {
      fault.now = now;
      for (const client of open) client.destroy();
    },
    async stop() {
      for (const client of open) client.destroy();
      await once(server.close(), 'close');
    },
  };
}

function pass(client: Socket, mailServer: Socket, fault: { now: MailFault }) {
  mailServer.pipe(client);
  mailServer.on('error', () => client.destroy());
  client.on('close', () => mailServer.destroy());
  client.on('data', (bytes) => {
    const refusal = /^\d+$/.test(fault.now) && /^RCPT TO/i.test(bytes.toString('latin1'));
    if (refusal) client.write(`${fault.now} 4.0.0 Not at the moment.\r\n`);
    else mailServer.write(bytes);
  });
}
