import type { Sending } from '#src/lib/sending/sending.ts';
import { type Sender, startSending } from '#src/lib/sending/start-sending.ts';
import { recall, remember } from '#src/lib/storage/session-memory.ts';
import type { SpokenCatalogues } from '../words/refusals.ts';
import { draftOf, type FormDraft, valuesFrom } from './form-draft.ts';
import { setBusy, showStatus, statusOf } from './form-status.ts';
import { fillForm, textOfForm } from './form-values.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import type { FormEncoding, FormRefusal, FormResult, SendForm } from './send-form.ts';

export interface FormOptions<Answer> {
  /** Draft: its storage key, its fields, and our own prefilled words. */
  draft?: { key: string; fields: readonly string[]; first?: FormDraft };
  /** `json` by default; files need `multipart`. */
  as?: FormEncoding;
  /** Sends it otherwise than in one request; `send` makes one. */
  sendBy?: (send: SendForm, ...given: Parameters<SendForm>) => Promise<FormResult<Answer>>;
  /** Returns what the browser cannot send without our script, by field, and why. */
  tooMuchForBrowser?: () => Record<string, string>;
  /** Shows the result elsewhere if the form has changed its purpose meanwhile; true if it did. */
  tellElsewhere?: (state: FormState<Answer>) => boolean;
  /** Success message; the title is bold. */
  thanks: (answer: Answer, words: SpokenCatalogues) => { title: string; text?: string };
  onSent?: (answer: Answer, words: SpokenCatalogues) => void;
}

export type FormSender<Answer> = Sender<FormData, Answer, FormRefusal>;

export type FormState<Answer> = Sending<Answer, FormRefusal>;

export function startForm<Answer>(form: HTMLFormElement, options: FormOptions<Answer>): FormSender<Answer> {
  const { draft, as = 'json', sendBy } = options;
  const action = form.getAttribute('action') ?? '';
  const sender: FormSender<Answer> = startSending({
    name: action,
    async attempt(body, attempt) {
      const { send } = await loadOutcome();
      return sendBy ? sendBy(send, action, body, attempt, as) : send<Answer>(action, body, attempt, as);
    },
    textOf: textOfForm,
  });
  // Our sentences stay until the error is fixed; without a script the browser's own remain.
  form.noValidate = true;
  sender.state.listen((state, before) => {
    loadOutcome().then(
      ({ show, words }) => show({ form, options, sender, words }, state, before),
      () => showUnsent(form),
    );
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
    setBusy(form, true);
    loadOutcome().then(
      () => sender.send(new FormData(form)),
      () => sendPlainly(form, options.tooMuchForBrowser?.()),
    );
  });
  // Ready before someone sends without a connection; a failure is met when the form is sent.
  form.addEventListener('focusin', () => loadOutcome().catch(() => undefined), { once: true });
  return sender;
}

/** Loads what only a form in use needs, with its words. */
async function loadOutcome() {
  const { formOutcome } = await import('./form-outcome.ts');
  return formOutcome();
}

/** Leaves the form to the browser if our words are missing: the answer is a page with its own. */
function sendPlainly(form: HTMLFormElement, tooMuch: Record<string, string> = {}): void {
  setBusy(form, false);
  if (!navigator.onLine) showUnsent(form);
  else if (Object.keys(tooMuch).length > 0) showWrong(form, tooMuch);
  else form.submit();
}

/** Says that it is not sent, in the one sentence that the page has without words. */
function showUnsent(form: HTMLFormElement): void {
  showStatus(form, 'error', statusOf(form).dataset['offline']);
}

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  showWrong(form, fields, missing);
  return false;
}

function showWrong(form: HTMLFormElement, fields: Record<string, string>, missing = false): void {
  showStatus(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
}
