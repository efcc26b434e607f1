import type { Sending } from '#src/lib/sending/sending.ts';
import { type Sender, startSending } from '#src/lib/sending/start-sending.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { loadWords } from '../words/load-words.ts';
import type { SpokenCatalogues } from '../words/refusals.ts';
import { draftOf, type FormDraft, valuesFrom } from './form-draft.ts';
import { showOfflineStatus, showStatus, statusOf, tryAgainButton } from './form-status.ts';
import { fillForm, textOfForm } from './form-values.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import { type FormEncoding, type FormRefusal, sendForm } from './send-form.ts';
import type { FormWords } from './words/en.ts';

export interface FormOptions<Answer> {
  /** Draft: its storage key, its fields, and our own prefilled words. */
  draft?: { key: string; fields: readonly string[]; first?: FormDraft };
  /** `json` by default; files need `multipart`. */
  as?: FormEncoding;
  send?: typeof sendForm<Answer>;
  /** Shows the result elsewhere if the form has changed its purpose meanwhile; true if it did. */
  tellElsewhere?: (state: FormState<Answer>) => boolean;
  /** Success message; the title is bold. */
  thanks: (answer: Answer, words: SpokenCatalogues) => { title: string; text?: string };
  onSent?: (answer: Answer, words: SpokenCatalogues) => void;
}

export type FormSender<Answer> = Sender<FormData, Answer, FormRefusal>;

export type FormState<Answer> = Sending<Answer, FormRefusal>;

export function startForm<Answer>(form: HTMLFormElement, options: FormOptions<Answer>): FormSender<Answer> {
  const { draft, as = 'json', send = sendForm } = options;
  const action = form.getAttribute('action') ?? '';
  const sender: FormSender<Answer> = startSending({
    name: action,
    attempt: async (body, attempt) => send(action, body, attempt, as, await loadFormWords()),
    textOf: textOfForm,
  });
  // Our sentences stay until the error is fixed; without a script the browser's own remain.
  form.noValidate = true;
  sender.state.listen(async (state, before) => {
    show({ form, options, sender, words: await loadFormWords() }, state, before);
  });
  const typed = draft ? valuesFrom(recall(draft.key), draft.fields, draft.first ?? {}) : {};
  const unsent = sender.restore();
  fillForm(form, { ...typed, ...(unsent && JSON.parse(unsent.content)) });
  form.addEventListener('input', () => {
    if (draft)
      remember(draft.key, JSON.stringify(draftOf(new FormData(form), draft.fields, draft.first ?? {})));
    sender.change();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sender.retry() || !isComplete(form)) return;
    loadFormWords().then(
      () => sender.send(new FormData(form)),
      () => sendPlainly(form),
    );
  });
  // Ready before someone sends without a connection; a failure is met when the form is sent.
  form.addEventListener('focusin', () => loadFormWords().catch(() => undefined), { once: true });
  return sender;
}

const loadFormWords = () => loadWords('forms', true);

/** Leaves the form to the browser if our words are missing: the answer is a page with its own. */
function sendPlainly(form: HTMLFormElement): void {
  if (navigator.onLine) form.submit();
  else showStatus(form, 'error', statusOf(form).dataset['offline']);
}

interface ShownForm<Answer> {
  form: HTMLFormElement;
  options: FormOptions<Answer>;
  sender: FormSender<Answer>;
  words: SpokenCatalogues;
}

function show<Answer>(shown: ShownForm<Answer>, state: FormState<Answer>, before?: FormState<Answer>): void {
  const { form, options, sender, words } = shown;
  const formWords = words['forms'] as FormWords;
  const busy = state.status === 'sending';
  if (busy || state.status === 'idle') showStatus(form);
  // Not `disabled`, so that the focus stays on the button.
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', String(busy));
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

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  showStatus(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
  return false;
}
