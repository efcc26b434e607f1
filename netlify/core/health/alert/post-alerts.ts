import { site } from '#src/domain/studio/site.ts';
import { type AlertMessage, headlineOf, runbookFile } from './alert-mail.ts';

const timeoutMs = 5000;

/** Posts alerts to a webhook; throws when refused, without the secret address in the message. */
export async function postAlerts(address: string, messages: AlertMessage[]): Promise<void> {
  const alerts = messages.map(({ kind, state, title, text, beganAt }) => ({
    kind,
    state,
    text,
    beganAt: beganAt.toISOString(),
    runbook: `${runbookFile}: ${title}`,
  }));
  const lines = messages.map((message) =>
    [`${site.name} website: ${headlineOf(message)}.`, message.text].filter(Boolean).join(' '),
  );
  const status = await post(address, JSON.stringify({ text: lines.join('\n'), alerts }));
  if (status >= 300) throw new Error(`The webhook for alerts responded with ${status}.`);
}

async function post(address: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return answer.status;
  } catch (error) {
    throw new Error('The webhook for alerts does not respond.', { cause: error });
  }
}
