import type { ReactNode } from 'react';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';
import { showOutcome } from './send-change.ts';

export interface ActionProps {
  booking: StaffBooking;
  /** Called with the current booking after a 409. */
  onConflict: (current: StaffBooking) => void;
}

interface ActionFormProps extends Pick<ActionProps, 'onConflict'> {
  title: string;
  submit: string;
  /** Toast title on success; a function if it depends on the outcome. */
  done: string | ((booking: StaffBooking) => string);
  danger?: boolean;
  unfolded?: boolean;
  check?: (values: Record<string, string>) => Record<string, string>;
  /** Resolves to undefined if the user cancelled. */
  send: (values: Record<string, string>) => Promise<Answer<{ booking: StaffBooking }> | undefined>;
  children: ReactNode;
}

export function ActionForm({ done, onConflict, send, ...form }: ActionFormProps): ReactNode {
  return (
    <FoldedForm
      {...form}
      send={async (values) => {
        const answer = await send(values);
        if (answer !== undefined) showOutcome(answer, done, onConflict);
        return answer;
      }}
    />
  );
}
