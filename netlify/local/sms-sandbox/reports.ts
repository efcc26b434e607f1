import { setTimeout as wait } from 'node:timers/promises';
import { type TextBehaviour, textBehaviourOf } from './behaviour.ts';

/** Text that the gateway accepted, as the phone shows it. */
export interface SentText {
  id: string;
  /** Ten digits starting with 07. */
  to: string;
  text: string;
  /** ISO instant. */
  sentAt: string;
}

/** Report in Pindo's words: on the delivery (DLR webhook), or that it was sent (sender webhook). */
export interface Report {
  body: Record<string, string | number>;
  /** Seconds until it is posted. */
  after: number;
}

const lateSeconds = 60;

export function reportsOn({ id, to, text, sentAt }: SentText): Report[] {
  const delivery = (status: string, after = 1): Report => ({
    body: { sms_id: id, modified_at: sentAt, retries_count: 0, status },
    after,
  });
  const sent: Report = {
    body: { id, to: `+25${to}`, text, sender: 'FTS Studio', created_at: sentAt },
    after: 2,
  };
  const of: Record<TextBehaviour, Report[]> = {
    well: [delivery('DELIVRD')],
    'answered slowly': [delivery('DELIVRD')],
    'busy twice': [delivery('DELIVRD')],
    'not answered, but reported': [sent, delivery('DELIVRD')],
    'neither answered nor reported': [],
    'reported twice, then out of order': [delivery('DELIVRD'), delivery('DELIVRD'), delivery('UNDELIV')],
    'reported late': [delivery('DELIVRD', lateSeconds)],
    'never reported': [],
    'not delivered': [delivery('ACCEPTED', 0), delivery('UNDELIV')],
    refused: [],
  };
  return of[textBehaviourOf(to)];
}

const againSeconds = 2;

/** Posts reports in order. A 503 is repeated; a report is missed while the site is down. */
export async function postReports(url: string, reports: Report[], signal: AbortSignal): Promise<void> {
  for (const { body, after } of reports) {
    try {
      await wait(after * 1000, undefined, { signal });
      const headers = { 'content-type': 'application/json' };
      const post = () => fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
      while ((await post()).status === 503) await wait(againSeconds * 1000, undefined, { signal });
    } catch {
      if (signal.aborted) return;
    }
  }
}
