import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { StaffBooking, StaffNote } from '#src/domain/booking/staff/staff-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { showBooking } from './send-change.ts';

const { notes } = accountApi.bookings[':id'];

export function Warnings({ booking }: { booking: StaffBooking }): ReactNode {
  return booking.notes
    .filter(({ first }) => first)
    .map(({ id, text }) => (
      <div className="notice notice--error" key={id}>
        <p>{text}</p>
      </div>
    ));
}

export function Notes({ booking }: { booking: StaffBooking }): ReactNode {
  const { id } = booking;
  const form = useForm({
    draft: { key: `fts_note_${id}`, fields: ['text'] },
    send: ({ text = '', first }) =>
      answerTo((init) =>
        notes.$post({ param: { id }, json: { text, first: first !== undefined } }, { init }),
      ),
    onDone({ booking: now }) {
      form.formRef.current?.reset();
      showBooking(now);
    },
  });
  return (
    <section className="actions-list" aria-labelledby="notes-title">
      <h3 id="notes-title">Notes</h3>
      <ul className="lined plain-list">
        {booking.notes.map((note) => (
          <NoteRow key={note.id} booking={booking} note={note} />
        ))}
      </ul>
      <Form form={form}>
        <TextAreaField
          name="text"
          id="note-text"
          label="New note"
          hint="Only the studio reads it."
          maxLength={2000}
        />
        <label className="choice">
          <input type="checkbox" name="first" />
          <span>Show first, as a warning</span>
        </label>
        <p>
          <SubmitButton form={form} className="button--small">
            Add the note
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}

function NoteRow({ booking, note }: { booking: StaffBooking; note: StaffNote }): ReactNode {
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      notes[':note'].$delete({ param: { id: booking.id, note: note.id } }, { init }),
    );
    if (answer.kind === 'ok') showBooking(answer.data.booking);
    else showFailure('The note is not removed', answer);
  });
  return (
    <li className="apart">
      <span>
        <span className="sheet__text">{note.text}</span>{' '}
        <span className="soft small">
          {note.author}, {formatMoment(new Date(note.createdAt))}
        </span>
      </span>
      {note.own && (
        <SmallButton
          look="quiet"
          busy={busy}
          aria-label={`Remove the note “${note.text.slice(0, 40)}”`}
          onClick={run}
        >
          Remove
        </SmallButton>
      )}
    </li>
  );
}
