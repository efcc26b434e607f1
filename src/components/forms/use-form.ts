import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
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

interface Draft {
  key: string;
  fields: readonly string[];
}

export interface FormOptions<T> {
  /** Said when the server gives no reason. */
  fallback?: string;
  /** Kept over a reload until it was sent; never passwords. */
  draft?: Draft;
  /** Failures are told in a toast with this title instead of beside the form. */
  toastTitle?: string;
  /** What is wrong by rules that the fields do not know themselves: one sentence per field. */
  check?: (values: Values) => Values;
  /** Replaces the fields' own rules and `check`. `again`: the field that is being corrected. */
  checkAll?: (values: Values, again?: string) => Failure | undefined;
  /** The focus goes to the notice that lists what is wrong (`data-failure`), not to the first field. */
  summary?: boolean;
  /** Runs when a check has found something wrong. */
  onWrong?: () => void;
  /** Undefined when the result is told elsewhere, or the person has called it off. */
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
  onInput: (event: FormEvent) => void;
  /** A field was changed: keeps the draft, and checks the field again if it was wrong. */
  edited: (field: string) => void;
  /** Checks everything; what is typed, or undefined when the form now says what is wrong. */
  check: () => Values | undefined;
  /** Says why it was not accepted, and moves the focus there. */
  show: (failure: Failure) => void;
  /** Takes away what was typed, its draft and what was wrong. */
  clear: () => void;
}

/** Checks a form, sends it once at a time, says what was wrong and keeps what was typed. */
export function useForm<T>(options: FormOptions<T>): FormState {
  const formRef = useRef<HTMLFormElement>(null);
  const { failure, show, correct, forgive } = useFailure(formRef, options.summary);
  const { keep, drop } = useDraft(formRef, options.draft);
  const { toastTitle, fallback, explain = (answer) => failureOf(answer, fallback) } = options;

  function check(pressed: Values = {}): Values | undefined {
    if (formRef.current === null) return undefined;
    const values = { ...valuesOf(formRef.current), ...pressed };
    const wrong = problemsOf(formRef.current, values, options);
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
    const found = explain(answer);
    show(found);
    if (toastTitle !== undefined) showToast({ title: toastTitle, text: found.message, tone: 'error' });
  });

  function edited(field: string): void {
    keep();
    if (formRef.current === null || failure?.fields[field] === undefined) return;
    const wrong = problemsOf(formRef.current, valuesOf(formRef.current), options, field);
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

/** Keeps the failure of a form. The focus moves when it is found, not while a field is corrected. */
function useFailure(formRef: RefObject<HTMLFormElement | null>, summary = false) {
  const [failure, setFailure] = useState<Failure>();
  /** As it was found; `failure` shrinks while it is corrected. */
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
    /** Without any sentence left nothing is wrong. */
    correct(field: string, sentence: string | undefined) {
      if (failure === undefined) return;
      const { [field]: _, ...others } = failure.fields;
      const fields = sentence === undefined ? others : { ...failure.fields, [field]: sentence };
      setFailure(Object.keys(fields).length === 0 ? undefined : { ...failure, fields });
    },
    forgive: () => setFailure(undefined),
  };
}

/** Keeps what is typed over a reload. */
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
    // Text that was typed before this script arrived outlives a reload too.
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
  again?: string,
): Failure | undefined {
  if (checkAll) return checkAll(values, again);
  const { fields, missing } = sentencesOf(form);
  const all = { ...fields, ...check?.(values) };
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

function draftText(form: HTMLFormElement, fields: readonly string[]): string {
  return JSON.stringify(draftOf(new FormData(form), fields, {}));
}

/** What the visitor typed before this script arrived wins over the draft. */
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

/** The button that was pressed, where it has a name; `FormData` takes it only in browsers since 2023. */
function pressedIn(submitter: HTMLElement | null | undefined): Values {
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== '';
  return isNamed ? { [submitter.name]: submitter.value } : {};
}

/** The first field that is wrong, in the order of the page; else the notice. */
function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
  const first = controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
  (first ?? form?.querySelector<HTMLElement>('[data-failure]'))?.focus();
}

/** On a phone the notice is above the screen when the button is pressed. */
function bringIntoView(notice: HTMLElement | null | undefined): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
