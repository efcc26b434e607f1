import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { type FailedAnswer, type Failure, failureOf, wordedFailure } from '#src/lib/failure/failure.ts';
import { draftOf, valuesFrom } from '#src/lib/forms/form-draft.ts';
import { fieldsMissing, fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { sentencesOf } from '#src/lib/forms/mark-fields.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import type { Wording } from '#src/lib/words/refusals.ts';

type Values = Record<string, string>;
type Refusal = Extract<FailedAnswer, { kind: 'refused' }>;

interface Draft {
  key: string;
  fields: readonly string[];
}

export interface FormOptions<T> {
  /** Shown if the server gives no reason. */
  fallback?: string;
  /** Survives a reload until it is sent; never passwords. */
  draft?: Draft;
  /** Shows failures in a toast with this title instead of in the form. */
  toastTitle?: string;
  /** Rules beyond the fields' own: one sentence or refusal per wrong field. */
  check?: (values: Values) => Values;
  /** Replaces the fields' own rules and `check`. `again` is the field being corrected. */
  checkAll?: (values: Values, again?: string) => Failure | undefined;
  /** Focuses the notice that lists the errors (`data-failure`), not the first field. */
  summary?: boolean;
  onWrong?: () => void;
  /** Resolves to undefined if the result is shown elsewhere or the person cancelled. */
  send: (values: Values) => Promise<Answer<T> | undefined>;
  onDone?: (data: T, values: Values) => void;
  /** Returns true if it handled the refusal, so that no error is shown. */
  onRefused?: (refusal: Refusal, values: Values) => boolean;
  explain?: (word: Wording, answer: FailedAnswer) => Failure;
}

/** State of an island's form. Inputs are uncontrolled, so typing never waits for React. */
export interface FormState {
  formRef: RefObject<HTMLFormElement | null>;
  failure: Failure | undefined;
  inToast: boolean;
  busy: boolean;
  onSubmit: (event?: SubmitEvent) => void;
  onInput: (event: FormEvent) => void;
  /** Stores the draft, and rechecks the field if it was wrong. */
  edited: (field: string) => void;
  /** Checks all fields; returns the values, or undefined after showing the errors. */
  check: () => Values | undefined;
  show: (failure: Failure) => void;
  clear: () => void;
}

export function useForm<T>(options: FormOptions<T>): FormState {
  const formRef = useRef<HTMLFormElement>(null);
  const { failure, show, correct, forgive } = useFailure(formRef, options.summary);
  const { keep, drop } = useDraft(formRef, options.draft);
  const word = useWording();
  const { toastTitle, fallback, explain = (_, answer) => failureOf(word, answer, fallback) } = options;

  function check(pressed: Values = {}): Values | undefined {
    if (formRef.current === null) return undefined;
    const values = { ...valuesOf(formRef.current), ...pressed };
    const wrong = problemsOf(formRef.current, values, options, word);
    if (wrong === undefined) return values;
    show(wrong);
    options.onWrong?.();
    return undefined;
  }

  const { busy, run } = useAction(async (pressed: Values) => {
    const values = check(pressed);
    if (values === undefined) return;
    const answer = await options.send(values);
    if (answer === undefined) return forgive();
    if (answer.kind === 'ok') {
      drop();
      forgive();
      return options.onDone?.(answer.data, values);
    }
    if (answer.kind === 'refused' && options.onRefused?.(answer, values)) return;
    const found = explain(word, answer);
    show(found);
    if (toastTitle !== undefined) showToast({ title: toastTitle, text: found.message, tone: 'error' });
  });

  function edited(field: string): void {
    keep();
    if (formRef.current === null || failure?.fields[field] === undefined) return;
    const wrong = problemsOf(formRef.current, valuesOf(formRef.current), options, word, field);
    correct(field, wrong?.fields[field]);
  }

  return {
    formRef,
    failure,
    inToast: toastTitle !== undefined,
    busy,
    onSubmit(event) {
      event?.preventDefault();
      run(pressedIn(event?.nativeEvent.submitter));
    },
    onInput: ({ target }) => edited((target as HTMLInputElement).name),
    edited,
    check,
    show,
    clear() {
      drop();
      forgive();
      formRef.current?.reset();
    },
  };
}

/** Keeps a form's failure. The focus moves when it is found, not during corrections. */
function useFailure(formRef: RefObject<HTMLFormElement | null>, summary = false) {
  const [failure, setFailure] = useState<Failure>();
  /** The failure when found; `failure` shrinks with each correction. */
  const [found, setFound] = useState<Failure>();

  useEffect(() => {
    if (found === undefined) return;
    if (summary) bringIntoView(formRef.current?.querySelector<HTMLElement>('[data-failure]'));
    else focusFirst(formRef.current, Object.keys(found.fields));
  }, [found, formRef, summary]);

  return {
    failure,
    show(wrong: Failure) {
      setFailure(wrong);
      setFound({ ...wrong });
    },
    correct(field: string, sentence: string | undefined) {
      if (failure === undefined) return;
      const { [field]: _, ...others } = failure.fields;
      const fields = sentence === undefined ? others : { ...failure.fields, [field]: sentence };
      setFailure(Object.keys(fields).length === 0 ? undefined : { ...failure, fields });
    },
    forgive: () => setFailure(undefined),
  };
}

function useDraft(formRef: RefObject<HTMLFormElement | null>, { key, fields }: Partial<Draft> = {}) {
  const keep = () => {
    if (key === undefined || fields === undefined || formRef.current === null) return;
    remember(key, draftText(formRef.current, fields));
  };

  useEffect(() => {
    const form = formRef.current;
    if (key === undefined || fields === undefined || form === null) return;
    const typed = fields.some((field) => isTyped(form, field));
    restore(form, valuesFrom(recall(key), fields, {}));
    // Text typed before this script loaded survives a reload too.
    if (typed) remember(key, draftText(form, fields));
  }, [key, fields, formRef]);

  return {
    keep,
    drop() {
      if (key !== undefined) forget(key);
    },
  };
}

function problemsOf(
  form: HTMLFormElement,
  values: Values,
  { check, checkAll }: Pick<FormOptions<never>, 'check' | 'checkAll'>,
  word: Wording,
  again?: string,
): Failure | undefined {
  if (checkAll) {
    const failure = checkAll(values, again);
    return failure && wordedFailure(word, failure);
  }
  const { fields, missing } = sentencesOf(form);
  const all = { ...fields, ...check?.(values) };
  if (Object.keys(all).length === 0) return undefined;
  return wordedFailure(word, { message: missing ? fieldsMissing : fieldsWrong, fields: all });
}

/** Reads the values, trimmed; passwords verbatim. */
function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = String(value);
    return [name, /password/i.test(name) ? text : text.trim()];
  });
  return Object.fromEntries(entries);
}

function draftText(form: HTMLFormElement, fields: readonly string[]): string {
  return JSON.stringify(draftOf(new FormData(form), fields, {}));
}

/** Restores a draft; text typed before this script loaded wins. */
function restore(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const input = textField(form, name);
    if (input && input.value === input.defaultValue) input.value = value;
  }
}

function isTyped(form: HTMLFormElement, name: string): boolean {
  const input = textField(form, name);
  return input !== undefined && input.value !== input.defaultValue;
}

function textField(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}

/** Returns the pressed button if named; `FormData` takes it only in browsers since 2023. */
function pressedIn(submitter: HTMLElement | null | undefined): Values {
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== '';
  return isNamed ? { [submitter.name]: submitter.value } : {};
}

function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
  const first = controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
  (first ?? form?.querySelector<HTMLElement>('[data-failure]'))?.focus();
}

/** Scrolls to the notice, which on a phone is above the screen when the button is pressed. */
function bringIntoView(notice: HTMLElement | null | undefined): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
