import { forget, recall, remember } from '#src/lib/session-memory.ts';

/** Forms that wait for a connection, kept so that a reload does not end the wait. A file cannot be kept. */

/** Where they are kept. Whoever looks there before anything is touched writes it out, to load no more than that. */
export const waitingFormsKey = 'fts_waiting';

/** One of them. */
export interface WaitingForm {
  /** Exactly what was sent, by the fields' names: sent again, the server knows it. */
  fields: Record<string, string>;
  /** Milliseconds for which the form had been open. */
  openFor: number;
}

/** Keeps what a form with this `action` has sent. */
export function keepWaiting(action: string, waiting: WaitingForm): void {
  put({ ...waitingForms(recall(waitingFormsKey)), [action]: waiting });
}

/** What a form with this `action` has sent, if it waits. */
export function recallWaiting(action: string): WaitingForm | undefined {
  return waitingForms(recall(waitingFormsKey))[action];
}

/** The form with this `action` waits no longer. */
export function forgetWaiting(action: string): void {
  const { [action]: _, ...others } = waitingForms(recall(waitingFormsKey));
  put(others);
}

function put(forms: Record<string, WaitingForm>): void {
  if (Object.keys(forms).length > 0) remember(waitingFormsKey, JSON.stringify(forms));
  else forget(waitingFormsKey);
}

/** Reads what storage holds, by the forms' actions; what is not ours is left out. */
export function waitingForms(kept: string | null): Record<string, WaitingForm> {
  try {
    const forms = Object.entries((JSON.parse(kept ?? '{}') as Record<string, unknown> | null) ?? {});
    return Object.fromEntries(forms.filter((entry): entry is [string, WaitingForm] => isWaiting(entry[1])));
  } catch {
    // Somebody else's text under our key.
    return {};
  }
}

function isWaiting(value: unknown): value is WaitingForm {
  const { fields, openFor } = (value ?? {}) as Partial<Record<keyof WaitingForm, unknown>>;
  if (typeof fields !== 'object' || fields === null || typeof openFor !== 'number') return false;
  return Object.values(fields).every((field) => typeof field === 'string');
}
