import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import type { User } from '#src/features/account/user.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { plural } from '#src/lib/text.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { type DayBooking, lengthOf, maxReasonLength, type Period, periodProblems } from './days.ts';
import { bookingsStaySentence } from './staff-day-words.ts';
import { useBlocking } from './use-blocking.ts';

const draftKey = 'fts_block_reason';

interface BlockFormProps {
  period: Period;
  span: DaySpan;
  user: User;
  onPeriod: (period: Period) => void;
}

/** From when to when, and why. The reason is kept over a reload until the days are blocked. */
export function BlockForm({ period, span, user, onPeriod }: BlockFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { busy, errors, asking, submit, answer } = useBlocking(user, () => {
    forget(draftKey);
    form.current?.reset();
  });

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    submit({ period, reason });
  }

  const date = { type: 'date', min: span.first, max: span.last } as const;
  const { from, to } = period;
  return (
    <form className="stack" ref={form} noValidate onSubmit={onSubmit}>
      <div className="pair">
        <TextField
          {...{ name: 'from', label: 'From', error: errors['from'], value: from, ...date }}
          onChange={({ currentTarget: { value } }) =>
            onPeriod({ from: value, to: [to, value].sort()[1] ?? to })
          }
        />
        <TextField
          {...{ name: 'to', label: 'To', error: errors['to'], value: to, ...date }}
          onChange={({ currentTarget: { value } }) => onPeriod({ from, to: value })}
        />
      </div>
      <TextField
        name="reason"
        label="Reason"
        hint="Visitors read it: “We are closed on 5 December (stocktaking).”"
        error={errors['reason']}
        maxLength={maxReasonLength}
        autoComplete="off"
        defaultValue={recall(draftKey) ?? ''}
        onInput={({ currentTarget }) => remember(draftKey, currentTarget.value)}
      />
      <p>
        <button className="button button--primary button--small" type="submit" aria-busy={busy}>
          {buttonText(period, span)}
        </button>
      </p>
      {asking && <AskAboutBookings bookings={asking} onAnswer={answer} />}
    </form>
  );
}

function buttonText(period: Period, { first }: DaySpan): string {
  const whole = Object.keys(periodProblems(period, first)).length === 0;
  return whole ? `Block ${plural(lengthOf(period), 'day')}` : 'Block';
}

interface AskProps {
  bookings: DayBooking[];
  onAnswer: (block: boolean) => void;
}

function AskAboutBookings({ bookings, onAnswer }: AskProps): ReactNode {
  return (
    <ConfirmDialog
      title={`Block days with ${plural(bookings.length, 'booking')}?`}
      confirm="Block anyway"
      cancel="Do not block"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{bookingsStaySentence(bookings.map(({ reference }) => reference))}</p>
    </ConfirmDialog>
  );
}
