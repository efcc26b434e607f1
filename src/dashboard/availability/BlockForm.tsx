import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import {
  countDays,
  type DayBooking,
  maxReasonLength,
  type Period,
  periodProblems,
} from '#src/domain/availability/days.ts';
import { bookingsStaySentence, periodText } from '#src/domain/availability/staff-day-words.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { plural } from '#src/lib/text.ts';
import { showToast } from '#src/lib/toast.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { blockIfAgreed } from './block-days.ts';

const draft = { key: 'fts_block_reason', fields: ['reason'] };

interface BlockFormProps {
  period: Period;
  span: DaySpan;
  user: User;
  bookings: DayBooking[];
  onPeriod: (period: Period) => void;
}

export function BlockForm({ period, span, user, bookings, onPeriod }: BlockFormProps): ReactNode {
  const { question, ask } = useConfirm<DayBooking[]>();
  const form = useForm({
    toastTitle: 'The days are not blocked',
    draft,
    check: ({ reason }) => ({
      ...periodProblems(period, span.first),
      ...(reason === '' && { reason: 'Please say why: visitors read it.' }),
    }),
    send: ({ reason = '' }) =>
      blockIfAgreed(period, { reason, by: user.name, at: new Date().toISOString() }, bookings, ask),
    onDone() {
      form.formRef.current?.reset();
      showToast({ title: 'Blocked', text: `${periodText(period)} takes no bookings.`, tone: 'success' });
    },
  });
  const errors = form.failure?.fields ?? {};
  const date = { type: 'date', min: span.first, max: span.last } as const;
  const { from, to } = period;
  return (
    <Form form={form}>
      <div className="pair">
        <TextField
          name={'from'}
          label={'From'}
          error={errors['from']}
          value={from}
          {...date}
          onChange={({ currentTarget: { value } }) =>
            onPeriod({ from: value, to: [to, value].sort()[1] ?? to })
          }
        />
        <TextField
          name={'to'}
          label={'To'}
          error={errors['to']}
          value={to}
          {...date}
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
      />
      <p>
        <SubmitButton form={form} className="button--primary button--small">
          {buttonText(period, span)}
        </SubmitButton>
      </p>
      {question && <AskAboutBookings bookings={question.about} onAnswer={question.answer} />}
    </Form>
  );
}

function buttonText(period: Period, { first }: DaySpan): string {
  const whole = Object.keys(periodProblems(period, first)).length === 0;
  return whole ? `Block ${plural(countDays(period), 'day')}` : 'Block';
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
      answer={onAnswer}
    >
      <p>{bookingsStaySentence(bookings.map(({ reference }) => reference))}</p>
    </ConfirmDialog>
  );
}
