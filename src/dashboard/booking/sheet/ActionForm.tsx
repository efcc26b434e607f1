import type { ReactNode } from 'react';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';
import { showOutcome } from './send-change.ts';

/** What an action knows of the booking that it changes. */
export interface ActionProps {
  booking: StaffBooking;
  /** The booking was changed by someone else: this is how it is now. */
  onConflict: (current: StaffBooking) => void;
}

interface ActionFormProps extends Pick<ActionProps, 'onConflict'> {
  title: string;
  submit: string;
  /** Said when it is done. */
  done: string;
  danger?: boolean;
  unfolded?: boolean;
  check?: (values: Record<string, string>) => Record<string, string>;
  /** Resolves to undefined when the person cancelled. */
  send: (values: Record<string, string>) => Promise<Answer<{ booking: StaffBooking }> | undefined>;
  children: ReactNode;
}

/** Something that can be done with a booking. */
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
