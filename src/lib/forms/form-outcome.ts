import type { OfflineCause } from '#src/lib/sending/sending.ts';
import { formSubmission, offlineWords } from '#src/lib/sending/sending-words.ts';
import { forget } from '#src/lib/storage/session-memory.ts';
import { loadWords } from '../words/load-words.ts';
import { type SpokenCatalogues, wordsOf } from '../words/refusals.ts';
import { setBusy, showStatus, statusOf } from './form-status.ts';
import { markFields } from './mark-fields.ts';
import { type FormRefusal, type SendForm, sendForm } from './send-form.ts';
import type { FormOptions, FormSender, FormState } from './start-form.ts';
import type { FormWords } from './words/en.ts';

/** Returns what only a form in use needs: its words, how it is sent, and how its state is shown. */
export async function formOutcome() {
  const words = await loadWords('forms');
  const send: SendForm = (...given) => sendForm(words, ...given);
  return { words, send, show };
}

interface ShownForm<Answer> {
  form: HTMLFormElement;
  options: FormOptions<Answer>;
  sender: FormSender<Answer>;
  words: SpokenCatalogues;
}

function show<Answer>(shown: ShownForm<Answer>, state: FormState<Answer>, before?: FormState<Answer>): void {
  const { form, options, sender, words } = shown;
  const formWords = wordsOf(words, 'forms');
  const busy = state.status === 'sending';
  if (busy || state.status === 'idle') showStatus(form);
  setBusy(form, busy);
  if (busy) markFields(form, {});
  if (options.tellElsewhere?.(state)) return;
  // After an automatic retry the focus stays: someone may be reading on.
  const { asked, changed } = before?.status === 'sending' ? before : { asked: false, changed: false };
  if (state.status === 'offline') showOfflineStatus(form, formWords, state.cause, sender.stop);
  if (state.status === 'refused') showRefusal(form, formWords, state.refusal, asked);
  if (state.status === 'sent') showThanks(shown, state.answer, { asked, changed });
}

function showRefusal(
  form: HTMLFormElement,
  words: FormWords,
  { title, text, fields, again }: FormRefusal,
  asked: boolean,
): void {
  const elsewhere = markFields(form, fields, asked);
  showStatus(
    form,
    'error',
    title,
    [text, ...elsewhere].filter(Boolean).join(' '),
    again ? [tryAgainButton(words)] : [],
  );
}

/** Focuses the success message after a press, or if a hidden form would lose the focus. */
function showThanks<Answer>(
  { form, options: { draft, thanks, onSent }, words }: ShownForm<Answer>,
  answer: Answer,
  { asked, changed }: { asked: boolean; changed: boolean },
): void {
  const element = form.contains(document.activeElement) ? document.activeElement : undefined;
  // Text typed during the request is not cleared with what was sent.
  if (!changed) {
    form.reset();
    if (draft) forget(draft.key);
  }
  const { title, text } = thanks(answer, words);
  showStatus(form, 'success', title, text);
  onSent?.(answer, words);
  if (asked || element?.getClientRects().length === 0) statusOf(form).focus();
}

function showOfflineStatus(
  form: HTMLFormElement,
  words: FormWords,
  cause: OfflineCause,
  onStop: () => void,
): void {
  const hasFile = form.querySelector('[type=file]') !== null;
  const { title, text } = offlineWords(words, cause, formSubmission(words, hasFile));
  const calledOff = cause === 'stopped' || cause === 'changed';
  const stop = button('button', words.stop);
  stop.addEventListener('click', onStop);
  showStatus(form, 'info', title, text, calledOff ? [] : [tryAgainButton(words), stop]);
}

function tryAgainButton(words: FormWords): HTMLButtonElement {
  return button('submit', words.tryAgain);
}

function button(type: 'submit' | 'button', words: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = type;
  element.className = 'button button--small';
  element.textContent = words;
  return element;
}
