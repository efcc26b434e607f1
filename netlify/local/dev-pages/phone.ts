import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { behaviourOf, behaviours } from '../paypack-sandbox/behaviour.ts';
import type { Transaction } from '../paypack-sandbox/ledger.ts';
import type { PaypackSandbox } from '../paypack-sandbox/sandbox.ts';
import { textBehaviours } from '../sms-sandbox/behaviour.ts';
import type { SentText } from '../sms-sandbox/reports.ts';
import type { SmsSandbox } from '../sms-sandbox/sandbox.ts';
import { page } from './page.ts';

const decisionSchema = z.object({ decision: z.enum(['approve', 'decline']) });

function prompt({ ref, amount, client, merchant, provider }: Transaction) {
  return html`<li class="phone"><div class="screen">
<p class="operator">${provider === 'mtn' ? 'MTN MoMo' : 'Airtel Money'} · ${client}</p>
<p>Pay <strong>${formatMoney(amount)}</strong> to <strong>${merchant}</strong>?</p>
<p class="ref">${ref}</p>
<form method="post" action="/dev/phone/${ref}">
<button name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
</form>
</div></li>`;
}

function past({ amount, client, status }: Transaction) {
  const note =
    behaviourOf(client) === 'never answered' && status === 'pending' ? 'will never answer' : status;
  return html`<li>${client} · ${formatMoney(amount)} · ${note}</li>`;
}

function textMessage({ to, text, sentAt }: SentText) {
  return html`<li class="phone"><div class="screen text">
<p class="operator">FTS Studio · ${to} · ${formatMoment(new Date(sentAt))}</p>
<p>${withLinks(text)}</p>
</div></li>`;
}

/** Makes the addresses in a text pressable, as a phone does. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function endingsOf(behaviours: Record<string, string>) {
  return Object.entries(behaviours).map(([ending, what]) => html`<dt>…${ending}</dt><dd>${what}</dd>`);
}

function screen(paypack: PaypackSandbox | undefined, sent: SentText[]) {
  const prompts = paypack?.prompts() ?? [];
  const others = (paypack?.transactions() ?? []).filter((transaction) => !prompts.includes(transaction));
  return html`<h1>Phone</h1>
${prompts.length > 0 ? html`<ol class="phones">${prompts.map(prompt)}</ol>` : html`<p>No payment request is waiting. Book something on the site and choose mobile money.</p>`}
<h2>Text messages</h2>
${sent.length > 0 ? html`<ol class="phones">${sent.map(textMessage)}</ol>` : html`<p>No text message has arrived.</p>`}
${others.length > 0 ? html`<h2>Before</h2><ul>${others.map(past)}</ul>` : ''}
<details><summary>Numbers that misbehave</summary><dl>${endingsOf(behaviours)}${endingsOf(textBehaviours)}</dl></details>`;
}

async function readDecision(context: Context) {
  const json = context.req.header('content-type')?.includes('application/json');
  const body: unknown = json
    ? await context.req.json().catch(() => undefined)
    : await context.req.parseBody();
  return decisionSchema.safeParse(body).data?.decision;
}

/** Shows payment requests and text messages. Each part is undefined where it is a real service. */
export function createPhonePages(paypack: PaypackSandbox | undefined, texts: SmsSandbox | undefined): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const waiting = paypack !== undefined && paypack.prompts().length > 0;
    return page(context, 'Phone', screen(paypack, texts?.texts() ?? []), waiting ? undefined : 3);
  });
  app.post('/:reference', async (context) => {
    const decision = await readDecision(context);
    if (!decision)
      return context.json({ error: 'Please send {"decision": "approve"} or {"decision": "decline"}.' }, 400);
    const transaction = paypack?.decide(context.req.param('reference'), decision);
    if (!transaction)
      return context.json({ error: 'No phone shows a payment request with this reference.' }, 404);
    const wantsPage = context.req.header('accept')?.includes('text/html');
    return wantsPage
      ? context.redirect('/dev/phone', 303)
      : context.json({ ref: transaction.ref, status: transaction.status });
  });
  return app;
}
