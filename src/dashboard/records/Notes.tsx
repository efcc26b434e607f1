import type { ReactNode } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { StaffNote } from '#src/domain/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';

export function Warnings({ notes }: { notes: readonly StaffNote[] }): ReactNode {
  return notes
    .filter(({ first }) => first)
    .map(({ id, text }) => (
      <div className="notice notice--error" key={id}>
        <p>{text}</p>
      </div>
    ));
}

interface NotesProps<T> {
  /** Record that the notes are about. */
  id: string;
  notes: readonly StaffNote[];
  add: (note: { text: string; first: boolean }) => Promise<Answer<T>>;
  remove: (note: string) => Promise<Answer<T>>;
  /** Called with the response to either. */
  onChanged: (changed: T) => void;
}

export function Notes<T>({ id, notes, add, remove, onChanged }: NotesProps<T>): ReactNode {
  const form = useForm<T>({
    draft: { key: `fts_note_${id}`, fields: ['text'] },
    send: ({ text = '', first }) => add({ text, first: first !== undefined }),
    onDone(changed) {
      form.formRef.current?.reset();
      onChanged(changed);
    },
  });
  return (
    <section className="actions-list" aria-labelledby="notes-title">
      <h3 id="notes-title">Notes</h3>
      <ul className="lined plain-list">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} remove={remove} onChanged={onChanged} />
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

interface NoteRowProps<T> extends Pick<NotesProps<T>, 'remove' | 'onChanged'> {
  note: StaffNote;
}

function NoteRow<T>({ note, remove, onChanged }: NoteRowProps<T>): ReactNode {
  const { busy, run } = useAction(async () => {
    const answer = await remove(note.id);
    if (answer.kind === 'ok') onChanged(answer.data);
    else showFailure(inEnglish, 'The note is not removed', answer);
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
