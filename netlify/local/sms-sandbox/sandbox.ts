import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type TextBehaviour, textBehaviourOf } from './behaviour.ts';
import { postReports, type Report, reportsOn, type SentText } from './reports.ts';

export interface SmsSandbox {
  /** Value for `SMS_URL`. */
  url: string;
  token: string;
  reportSecret: string;
  /** Texts that phones received, newest first. */
  texts(): SentText[];
  /** Calls with a valid token, also those that were not accepted. */
  calls(): number;
  /** All reports in sending order, also without a site to receive them. */
  reports(): Report[];
  /** Responds to everything with this status while set. */
  answerWith(status: number | undefined): void;
  clear(): void;
  stop(): Promise<void>;
}

const sandboxToken = 'sandbox-token';

const call = z.object({
  to: z.string().regex(/^\+2507\d{8}$/, 'Wrong phone number format.'),
  text: z.string().min(1).max(160),
  sender: z.string().min(1).max(11),
});

const slowMs = 300;

const unanswered = new Set<TextBehaviour>(['not answered, but reported', 'neither answered nor reported']);

/** Starts a gateway that speaks Pindo's words. Without `siteUrl`, reports are only listed. */
export async function startSmsSandbox({ siteUrl }: { siteUrl?: string } = {}): Promise<SmsSandbox> {
  const stopping = new AbortController();
  const reportSecret = randomBytes(32).toString('base64url');
  let texts: SentText[] = [];
  let reports: Report[] = [];
  let attempts: string[] = [];
  let fixed: number | undefined;

  function accept(to: string, text: string): SentText {
    const sent = { id: `out_sms_${randomUUID()}`, to, text, sentAt: new Date().toISOString() };
    texts.unshift(sent);
    const about = reportsOn(sent);
    reports.push(...about);
    if (siteUrl) void postReports(`${siteUrl}/api/texts/reports/${reportSecret}`, about, stopping.signal);
    return sent;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fixed !== undefined) return void answer(fixed, { message: 'no' });
    if (request.headers.authorization !== `Bearer ${sandboxToken}`)
      return void answer(401, { message: 'unauthorized' });
    const read = call.safeParse(await json(request).catch(() => undefined));
    if (!read.success) return void answer(409, { message: read.error.issues[0]?.message });
    const to = `0${read.data.to.slice(4)}`;
    attempts.push(to);
    const behaviour = textBehaviourOf(to);
    if (behaviour === 'refused') return void answer(409, { message: 'Number is from an unsupported telco.' });
    if (behaviour === 'busy twice' && attempts.filter((number) => number === to).length <= 2)
      return void answer(503, { message: 'service unavailable' });
    if (behaviour === 'answered slowly') await wait(slowMs);
    const { id } = accept(to, read.data.text);
    if (unanswered.has(behaviour)) return void response.destroy();
    answer(201, { sms_id: id, status: 'sent', to: read.data.to, item_count: 1, remaining_balance: 1000 });
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/sms/`,
    token: sandboxToken,
    reportSecret,
    texts: () => texts,
    calls: () => attempts.length,
    reports: () => reports,
    answerWith: (status) => {
      fixed = status;
    },
    clear() {
      texts = [];
      reports = [];
      attempts = [];
      fixed = undefined;
    },
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
