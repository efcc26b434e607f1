import '#src/styles/dialogs.css';
import './waiting-dialog.css';
import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { useWaitingForm } from './use-waiting-form.ts';

export interface WaitingDialogProps {
  day: string;
  items: readonly OrderItem[];
  /** Contact as typed for the booking: `name`, `phone`, `email`. */
  typed: Readonly<Record<string, string>>;
  /** `free` is true if the server knows of a free slot by now. */
  onClose: (free: boolean) => void;
}

/** Form to wait for a full day, over the booking form. */
export function WaitingDialog({ day, items, typed, onClose }: WaitingDialogProps): ReactNode {
  const words = useWords('waiting-list');
  const labels = useWords('booking');
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const { form, position, isFree } = useWaitingForm(day, items);
  const close = () => onClose(isFree);
  return (
    <dialog className="waiting-dialog" ref={dialog} aria-labelledby="waiting-title" onCancel={close}>
      {position !== undefined ? (
        <Joined day={day} position={position} onClose={close} />
      ) : (
        <>
          <h2 id="waiting-title">{words.waitFor({ day })}</h2>
          <p>{words.rule}</p>
          <p className="soft small">{words.withCart}</p>
          <Form form={form}>
            <TextField
              id="waiting-name"
              name="name"
              label={labels.fullName}
              {...bookingFields.name}
              defaultValue={typed['name']}
            />
            <TextField
              id="waiting-phone"
              name="phone"
              label={labels.phone}
              {...bookingFields.phone}
              defaultValue={typed['phone']}
            />
            <TextField
              id="waiting-email"
              name="email"
              label={labels.email}
              {...bookingFields.email}
              optional
              defaultValue={typed['email']}
            />
            <p className="actions">
              <SubmitButton form={form}>{form.busy ? words.joining : words.join}</SubmitButton>
              <button className="button" type="button" onClick={close}>
                {words.close}
              </button>
            </p>
          </Form>
        </>
      )}
    </dialog>
  );
}

interface JoinedProps {
  day: string;
  /** Place on the list, from 1. */
  position: number;
  onClose: () => void;
}

function Joined({ day, position, onClose }: JoinedProps): ReactNode {
  const words = useWords('waiting-list');
  const heading = useScrollAndFocus<HTMLHeadingElement>();
  return (
    <>
      <h2 id="waiting-title" tabIndex={-1} ref={heading}>
        {words.joined({ position, day })}
      </h2>
      <p>{words.joinedText}</p>
      <p className="actions">
        <button className="button button--primary" type="button" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </>
  );
}
