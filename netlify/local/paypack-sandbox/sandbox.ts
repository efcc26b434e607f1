import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createAccess, sandboxCredentials } from './access.ts';
import { behaviourOf } from './behaviour.ts';
import { createLedger, type Ledger, type Transaction } from './ledger.ts';
import { createProtocol, type KeyPlace } from './protocol.ts';
import { deliverWebhooks, type Webhook, webhooksAbout } from './webhook.ts';

type Decision = 'approve' | 'decline';

export interface PaypackSandbox {
  /** Value for `PAYPACK_BASE_URL`. */
  baseUrl: string;
  credentials: typeof sandboxCredentials;
  /** Newest first. */
  transactions(): Transaction[];
  /** Prompts shown on phones, newest first. */
  prompts(): Transaction[];
  /** Answers a prompt and sends the webhooks; undefined if the transaction has no prompt. */
  decide(ref: string, decision: Decision): Transaction | undefined;
  /** All webhooks in sending order, also without a site to receive them. */
  webhooks(): Webhook[];
  /** Responds to everything with 503 while on. */
  goDown(on: boolean): void;
  /** Executes the next call but drops the connection before responding. */
  dropNextAnswer(): void;
  revokeTokens(): void;
  tokensGranted(): number;
  /** Accepts tokens without `Bearer` while on, as Paypack's own npm client sends them. */
  takeBareTokens(on: boolean): void;
  /** Sets the only place where a cash-in's idempotency key is honoured. */
  readKeyFrom(place: KeyPlace): void;
  clear(): void;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** Receives the webhooks; without it, they are only listed. */
  siteUrl?: string;
  now?: () => Date;
}

export async function startPaypackSandbox(options: SandboxOptions = {}): Promise<PaypackSandbox> {
  const now = options.now ?? (() => new Date());
  const ledger = createLedger(now);
  const access = createAccess(now);
  let keyPlace: KeyPlace = 'either';
  const protocol = createProtocol(ledger, access, { now, keyPlace: () => keyPlace });
  const stopping = new AbortController();
  const faults = { down: false, dropping: false };
  const server = createServer(faultyListener(protocol, faults));
  const port = await listen(server);
  let webhooks: Webhook[] = [];

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    credentials: sandboxCredentials,
    transactions: ledger.transactions,
    prompts: () => ledger.transactions().filter((one) => one.status === 'pending' && isAnswered(one)),
    decide(ref, decision) {
      const transaction = settle(ledger, ref, decision);
      const event = ledger.events()[0];
      if (!transaction || !event) return undefined;
      const sent = webhooksAbout(transaction, event);
      webhooks.push(...sent);
      if (options.siteUrl)
        void deliverWebhooks(`${options.siteUrl}/api/payments/webhook`, sent, stopping.signal);
      return transaction;
    },
    webhooks: () => webhooks,
    goDown: (on) => void Object.assign(faults, { down: on }),
    dropNextAnswer: () => void Object.assign(faults, { dropping: true }),
    revokeTokens: access.revoke,
    tokensGranted: access.granted,
    takeBareTokens: access.takeBareTokens,
    readKeyFrom: (place) => {
      keyPlace = place;
    },
    clear() {
      ledger.clear();
      webhooks = [];
      Object.assign(faults, { down: false, dropping: false });
      keyPlace = 'either';
      access.takeBareTokens(false);
    },
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function faultyListener(protocol: Hono, faults: { down: boolean; dropping: boolean }): RequestListener {
  const answer = getRequestListener((request) => protocol.fetch(request), { overrideGlobalObjects: false });
  return (request, response) => {
    if (faults.down) {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 503, message: 'service unavailable' }));
      return;
    }
    if (faults.dropping) response.end = () => response.destroy();
    faults.dropping = false;
    void answer(request, response);
  };
}

function isAnswered({ client }: Transaction): boolean {
  return behaviourOf(client) !== 'never answered';
}

/** Ends the transaction as its phone decided; undefined when no phone shows it. */
function settle(ledger: Ledger, ref: string, decision: Decision): Transaction | undefined {
  const found = ledger.find(ref);
  if (!found || !isAnswered(found)) return undefined;
  const paid = decision === 'approve' && behaviourOf(found.client) !== 'insufficient funds';
  return ledger.process(ref, paid ? 'successful' : 'failed');
}
