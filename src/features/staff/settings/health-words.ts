import type { Health } from '#netlify/core/health/health.ts';

type PartState = Health['parts'][keyof Health['parts']];

/** The parts that the site leans on, the most important first. */
export const healthParts: readonly { part: keyof Health['parts']; label: string }[] = [
  { part: 'database', label: 'Database' },
  { part: 'payments', label: 'Mobile money' },
  { part: 'mail', label: 'Email' },
  { part: 'files', label: 'Files' },
];

export const partWords: Record<PartState, string> = {
  ok: 'Answers',
  'not-configured': 'Not set up',
  unreachable: 'Does not answer',
  stuck: 'Emails are waiting',
};

export function toneOf(state: PartState): 'good' | 'bad' | undefined {
  if (state === 'not-configured') return undefined;
  return state === 'ok' ? 'good' : 'bad';
}

/** The same body comes with 200, and with 503 when the database is away; null for anything else. */
export async function readHealth(response: { json: () => Promise<unknown> }): Promise<Health | null> {
  try {
    const body = (await response.json()) as Partial<Health> | null;
    return body?.parts === undefined ? null : (body as Health);
  } catch (error) {
    // A page of the platform instead of an answer of ours.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
