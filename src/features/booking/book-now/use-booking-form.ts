import { type RefObject, useEffect, useRef, useState } from 'react';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import type { BookingForm, DayRules } from '../booking.ts';
import {
  type BookingDraft,
  bookingFields,
  draftFromForm,
  draftKey,
  parseDraft,
} from './request/booking-draft.ts';
import { type BookingProblem, checkBooking, checkField, isBookingField } from './request/check-booking.ts';

/** What the booking form knows and can do. The inputs keep their own text, so typing never waits for React. */
export interface BookingFormState {
  formRef: RefObject<HTMLFormElement | null>;
  problem: BookingProblem | undefined;
  /** Counts the tries that ended in a problem; the summary takes the focus at each. */
  attempt: number;
  /** Shows a problem and moves the focus to its summary. */
  show: (problem: BookingProblem) => void;
  /** Checks everything; returns what was typed, or shows the problem and returns undefined. */
  check: (lineCount: number, dateRequired: boolean) => BookingForm | undefined;
  /** Keeps the draft, and checks again a field that was wrong. */
  onInput: (field: string, dateRequired: boolean) => void;
  clear: () => void;
}

/** The form of /book-now: draft, validation on submit, then on change of a field that had an error. */
export function useBookingForm(): BookingFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<BookingProblem>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (formRef.current === null) return;
    fillEmptyFields(formRef.current, parseDraft(recall(draftKey)));
    // What was typed before this script arrived outlives a reload too.
    remember(draftKey, JSON.stringify(draftFromForm(new FormData(formRef.current))));
  }, []);

  const read = () => draftFromForm(formRef.current === null ? new FormData() : new FormData(formRef.current));

  const show = (found: BookingProblem) => {
    setProblem(found);
    setAttempt((count) => count + 1);
  };

  return {
    formRef,
    problem,
    attempt,
    show,
    check(lineCount, dateRequired) {
      const result = checkBooking(read(), lineCount, dayRules(dateRequired));
      if (!result.ok) {
        show(result.problem);
        return undefined;
      }
      setProblem(undefined);
      return result.form;
    },
    onInput(field, dateRequired) {
      const draft = read();
      remember(draftKey, JSON.stringify(draft));
      if (problem?.fields[field] !== undefined && isBookingField(field))
        setProblem(withField(problem, field, checkField(draft, field, dayRules(dateRequired))));
    },
    clear() {
      forget(draftKey);
      setProblem(undefined);
      formRef.current?.reset();
    },
  };
}

function dayRules(dateRequired: boolean): DayRules {
  return { today: todayInKigali(new Date()), dateRequired };
}

/** What a visitor typed before this script arrived wins over the draft. */
function fillEmptyFields(form: HTMLFormElement, draft: BookingDraft): void {
  for (const field of bookingFields) {
    const input = form.elements.namedItem(field);
    const fillable = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (fillable && input.value === '') input.value = draft[field];
  }
}

/** The problem with one field's sentence changed; without any sentence left there is no problem. */
function withField(
  problem: BookingProblem,
  field: string,
  sentence: string | undefined,
): BookingProblem | undefined {
  const { [field]: _, ...others } = problem.fields;
  const fields = sentence === undefined ? others : { ...problem.fields, [field]: sentence };
  return Object.keys(fields).length === 0 ? undefined : { ...problem, fields };
}
