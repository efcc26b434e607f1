import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { draftOf, valuesFrom } from '#src/lib/forms/form-draft.ts';
import { correctFieldsMessage, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { sentencesOf } from '#src/lib/forms/mark-fields.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';

type Values = Record<string, string>;
type Refusal = Extract<FailedAnswer, { kind: 'refused' }>;

export interface FormOptions<T> {
  /** Said when the server gives no reason. */
  fallback?: string;
  /** Kept over a reload until it was sent; never passwords. */
  draft?: { key: string; fields: readonly string[] };
  /** Failures are told in a toast with this title instead of beside the form. */
  toastTitle?: string;
  /** What is wrong by rules that the fields do not know themselves: one sentence per field. */
  check?: (values: Values) => Values;
  /** Undefined when the person who filled in the form has called it off. */
  send: (values: Values) => Promise<Answer<T> | undefined>;
  onDone?: (data: T, values: Values) => void;
  /** True when a refusal leads on to something else than an error. */
  onRefused?: (refusal: Refusal, values: Values) => boolean;
  /** Why it did not work, where the usual words do not fit. */
  explain?: (answer: FailedAnswer) => Failure;
}

/** A form of an island. The inputs keep their own text, so typing never waits for React. */
export interface FormState {
  formRef: RefObject<HTMLFormElement | null>;
  /** Why the last try did not work. */
  failure: Failure | undefined;
  /** True when the failure is told elsewhere. */
  inToast: boolean;
  busy: boolean;
  onSubmit: (event?: SubmitEvent) => void;
  /** Keeps the draft. */
  onInput: () => void;
}

/** Checks a form, sends it once at a time, says what was wrong and keeps what was typed. */
export function useForm<T>(options: FormOptions<T>): FormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const { toastTitle, fallback, explain = (answer) => failureOf(answer, fallback) } = options;
  const { key, fields } = options.draft ?? {};

  useEffect(() => {
    if (key !== undefined && fields !== undefined)
      restore(formRef.current, valuesFrom(recall(key), fields, {}));
  }, [key, fields]);

  useEffect(() => {
    if (failure !== undefined) focusFirst(formRef.current, Object.keys(failure.fields));
  }, [failure]);

  const { busy, run } = useAction(async (form: HTMLFormElement, pressed: Values) => {
    const values = { ...valuesOf(form), ...pressed };
    const wrong = problemsOf(form, options.check?.(values));
    if (wrong !== undefined) return setFailure(wrong);
    const answer = await options.send(values);
    if (answer === undefined) return;
    if (answer.kind === 'ok') {
      if (key !== undefined) forget(key);
      setFailure(undefined);
      return options.onDone?.(answer.data, values);
    }
    if (answer.kind === 'refused' && options.onRefused?.(answer, values)) return;
    const found = explain(answer);
    setFailure(found);
    if (toastTitle !== undefined) showToast({ title: toastTitle, text: found.message, tone: 'error' });
  });

  return {
    formRef,
    failure,
    inToast: toastTitle !== undefined,
    busy,
    onSubmit(event) {
      event?.preventDefault();
      if (formRef.current !== null) run(formRef.current, pressedIn(event?.nativeEvent.submitter));
    },
    onInput() {
      if (key === undefined || fields === undefined || formRef.current === null) return;
      remember(key, JSON.stringify(draftOf(new FormData(formRef.current), fields, {})));
    },
  };
}

function problemsOf(form: HTMLFormElement, own: Values = {}): Failure | undefined {
  const { fields, missing } = sentencesOf(form);
  const all = { ...fields, ...own };
  if (Object.keys(all).length === 0) return undefined;
  return { message: missing ? requiredFieldsMessage : correctFieldsMessage, fields: all };
}

/** What is typed; passwords exactly, everything else without spaces around it. */
function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = String(value);
    return [name, /password/i.test(name) ? text : text.trim()];
  });
  return Object.fromEntries(entries);
}

/** What the visitor typed before this script arrived wins over the draft. */
function restore(form: HTMLFormElement | null, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name);
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (isText && input.value === input.defaultValue) input.value = value;
  }
}

/** The button that was pressed, where it has a name; `FormData` takes it only in browsers since 2023. */
function pressedIn(submitter: HTMLElement | null | undefined): Values {
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== '';
  return isNamed ? { [submitter.name]: submitter.value } : {};
}

/** The first field that is wrong, in the order of the page; else the sentence itself. */
function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
  const first = controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
  (first ?? form?.querySelector<HTMLElement>('[data-failure]'))?.focus();
}
