import { forget } from '#src/lib/session-memory.ts';
import { type Delivery, startDelivery } from '#src/lib/start-delivery.ts';
import type { FormOptions } from './form-options.ts';
import { say, statusOf } from './form-status.ts';
import { markFields } from './mark-fields.ts';
import { type FormOutcome, sendForm } from './send-form.ts';
import { forgetWaiting, keepWaiting } from './waiting-forms.ts';
import { sayStopped, sayWaiting } from './waiting-notice.ts';

/** What was sent, until it is answered. */
interface Sent {
  form: HTMLFormElement;
  options: FormOptions;
  body: FormData;
  /** Milliseconds for which the form was open before the page was loaded anew. */
  openBefore: number;
  /** True while somebody who has pressed the button looks for what comes of it; it waits otherwise. */
  asked: boolean;
  /** True when the form was changed meanwhile. */
  edited?: boolean;
}

const underWay = new WeakMap<HTMLFormElement, { sent: Sent; delivery: Delivery; over: AbortController }>();

/** Sends it, as soon as there is a connection, unless the form is changed while it waits. Over after one try. */
export function deliver(sent: Sent): Promise<void> {
  const { form, options, body, openBefore } = sent;
  const { as = 'json', send = sendForm } = options;
  const over = new AbortController();
  if (!sent.asked) tellWaiting(sent, 'resumed');
  const delivery = startDelivery<FormOutcome>({
    attempt: (signal) => send(actionOf(form), body, { as, signal, openBefore }),
    onSilence({ reason }) {
      // Who did not press the button has been told already.
      if (!sent.asked) return;
      sent.asked = false;
      if (sent.edited) stop(form, 'edited');
      else tellWaiting(sent, reason);
    },
    onAnswer(outcome) {
      end(form);
      finish(sent, outcome);
    },
  });
  underWay.set(form, { sent, delivery, over });
  const onInput = () => {
    sent.edited = true;
    if (!sent.asked) stop(form, 'edited');
  };
  form.addEventListener('input', onInput, { signal: over.signal });
  return delivery.settled();
}

/** Tries at once what waits: it is what the form holds, for a change would have called it off. Undefined when nothing waits. */
export function sendAgain(form: HTMLFormElement): Promise<void> | undefined {
  const now = underWay.get(form);
  if (now === undefined) return undefined;
  say(form);
  now.sent.asked = true;
  return now.delivery.hurry();
}

function tellWaiting(sent: Sent, reason: Parameters<typeof sayWaiting>[2]): void {
  const { form, options, body, openBefore } = sent;
  // A file cannot be kept.
  if (options.as !== 'multipart') {
    const fields = Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
    keepWaiting(actionOf(form), { fields, openFor: openBefore + performance.now() });
  }
  sayWaiting(form, options, reason, () => stop(form, 'cancelled')?.focus());
}

function stop(form: HTMLFormElement, cause: 'cancelled' | 'edited'): HTMLElement | undefined {
  return end(form) ? sayStopped(form, cause) : undefined;
}

/** Ends what is under way, answered or given up. False when nothing is. */
function end(form: HTMLFormElement): boolean {
  const now = underWay.get(form);
  underWay.delete(form);
  forgetWaiting(actionOf(form));
  now?.over.abort();
  now?.delivery.stop();
  return now !== undefined;
}

/** Only who has pressed the button is led to what came of it, and who would lose the place; others may be reading on. */
function finish({ form, options, asked }: Sent, outcome: Exclude<FormOutcome, { kind: 'silent' }>): void {
  const place = document.activeElement;
  const here = form.contains(place);
  if (outcome.kind === 'failed') {
    const elsewhere = markFields(form, outcome.fields, asked);
    say(form, 'error', outcome.title, [outcome.text, ...elsewhere].filter(Boolean).join(' '));
  } else {
    form.reset();
    if (options.draft) forget(options.draft.key);
    const { title, text } = options.thanks(outcome.answer);
    say(form, 'success', title, text);
    options.onReceived?.(outcome.answer);
  }
  const lost = here && place?.getClientRects().length === 0;
  if (lost || (asked && outcome.kind === 'received')) statusOf(form).focus();
}

function actionOf(form: HTMLFormElement): string {
  return form.getAttribute('action') ?? '';
}
