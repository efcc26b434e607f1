import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { draftOf, valuesFrom } from '#src/lib/forms/form-draft.ts';
import { correctFieldsMessage, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { sentencesOf } from '#src/lib/forms/mark-fields.ts';
import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { showToast } from '#src/lib/toast.ts';
import { type Failure, failureOf } from './failure.ts';

type Refusal = Extract<Answer<unknown>, { kind: 'refused' }>;

interface FormOptions<T> {
  /** Said when the server gives no reason. */
  fallback: string;
  /** Kept over a reload until it was sent; never passwords. */
  draft?: { key: string; fields: readonly string[] };
  /** Failures are told in a toast with this title instead of beside the form. */
  toastTitle?: string;
  send: (values: Record<string, string>) => Promise<Answer<T>>;
  onDone: (data: T, values: Record<string, string>) => void;
  /** True when a refusal leads on to something else than an error. */
  onRefused?: (refusal: Refusal, values: Record<string, string>) => boolean;
}

/** A form of the account pages. The inputs keep their own text, so typing never waits for React. */
export interface AccountForm {
  formRef: RefObject<HTMLFormElement | null>;
  /** Why the last try did not work. */
  failure: Failure | undefined;
  busy: boolean;
  onSubmit: (event?: SubmitEvent) => void;
  /** Keeps the draft. */
  onInput: () => void;
}

/** Checks a form, sends it once at a time, says what was wrong and keeps what was typed. */
export function useAccountForm<T>(options: FormOptions<T>): AccountForm {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const { key, fields } = options.draft ?? {};

  useEffect(() => {
    if (key !== undefined && fields !== undefined)
      restore(formRef.current, valuesFrom(recall(key), fields, {}));
  }, [key, fields]);

  useEffect(() => {
    if (failure !== undefined) focusFirst(formRef.current, Object.keys(failure.fields));
  }, [failure]);

  function fail(found: Failure): void {
    setFailure(found);
    if (options.toastTitle !== undefined)
      showToast({ title: options.toastTitle, text: found.message, tone: 'error' });
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (underWay.current) return;
    const wrong = ownCheck(form);
    if (wrong !== undefined) return setFailure(wrong);
    underWay.current = true;
    setBusy(true);
    const values = valuesOf(form);
    const answer = await options.send(values);
    underWay.current = false;
    setBusy(false);
    if (answer.kind === 'ok') {
      if (key !== undefined) forget(key);
      setFailure(undefined);
      return options.onDone(answer.data, values);
    }
    if (answer.kind === 'refused' && options.onRefused?.(answer, values)) return;
    fail(failureOf(answer, options.fallback));
  }

  return {
    formRef,
    failure,
    busy,
    onSubmit(event) {
      event?.preventDefault();
      if (formRef.current !== null) void submit(formRef.current);
    },
    onInput() {
      if (key === undefined || fields === undefined || formRef.current === null) return;
      remember(key, JSON.stringify(draftOf(new FormData(formRef.current), fields, {})));
    },
  };
}

function ownCheck(form: HTMLFormElement): Failure | undefined {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return undefined;
  return { message: missing ? requiredFieldsMessage : correctFieldsMessage, fields };
}

/** What is typed; passwords exactly, everything else without spaces around it. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = String(value);
    return [name, /password/i.test(name) ? text : text.trim()];
  });
  return Object.fromEntries(entries);
}

/** What the visitor typed before this script arrived wins over the draft. */
function restore(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === input.defaultValue) input.value = value;
  }
}

/** The first field that is wrong, in the order of the page; else the sentence itself. */
function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>('input') ?? [])];
  const first = controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
  (first ?? form?.querySelector<HTMLElement>('[data-failure]'))?.focus();
}
