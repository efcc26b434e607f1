import { type FormEvent, type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import { type Letter, letterLimits } from '#src/domain/newsletter/letter.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { announceDone } from '../../server-state/change.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterText } from './LetterText.tsx';
import { recipientsOf, saveLetter, sendLetter, sendTest } from './letter-calls.ts';
import { sendingQuestion } from './letter-words.ts';
import { RemoveLetter } from './RemoveLetter.tsx';

interface LetterEditorProps {
  /** Absent for a new letter. */
  letter?: Letter;
  user: User;
  onClose: () => void;
}

/** Edits a draft. Each button saves first, so that what is tested and sent is what is seen. */
export function LetterEditor({ letter: opened, user, onClose }: LetterEditorProps): ReactNode {
  const [first] = useState(opened);
  const [saved, setSaved] = useState(opened);
  const [meanwhile, setMeanwhile] = useState<Letter>();
  const [typed, setTyped] = useState({ subject: first?.subject ?? '', body: first?.body ?? '' });
  const { question, ask } = useConfirm<{ letter: Letter; recipients: number }>();

  const form = useForm<{ letter: Letter }>({
    fallback: 'The letter is not saved',
    // Also the version: a draft found after a reload must not overwrite what others saved since.
    draft: { key: `fts_letter_${saved?.id ?? 'new'}`, fields: ['subject', 'body', 'version'] },
    send: ({ subject = '', body = '', version }) =>
      saveLetter(saved?.id, { subject, body, version: Number(version) }),
    async onDone({ letter }, { then }) {
      setSaved(letter);
      setMeanwhile(undefined);
      setVersion(letter.version);
      if (then === 'test') return sendTest(letter);
      if (then === 'send') {
        const recipients = await recipientsOf(letter);
        if (recipients === undefined || !(await ask({ letter, recipients }))) return;
        if (await sendLetter(letter, recipients)) onClose();
        return;
      }
      announceDone({ title: `“${letter.subject}” is saved`, text: 'Only staff see it until it is sent.' });
      onClose();
    },
    onRefused(refusal) {
      const current = currentIn<Letter>(refusal);
      if (current !== undefined) {
        setMeanwhile(current);
        setVersion(current.version);
      }
      return false;
    },
  });

  function setVersion(version: number): void {
    const input = form.formRef.current?.elements.namedItem('version');
    if (input instanceof HTMLInputElement) input.value = String(version);
  }

  /** Reads what the fields have now, for the preview. */
  function readTyped(): void {
    const values = new FormData(form.formRef.current ?? undefined);
    setTyped({ subject: String(values.get('subject') ?? ''), body: String(values.get('body') ?? '') });
  }

  return (
    <>
      <Form
        form={form}
        onInput={(event: FormEvent) => {
          form.onInput(event);
          readTyped();
        }}
      >
        {meanwhile && <Meanwhile letter={meanwhile} />}
        {/* Text field, because a hidden one keeps its default value. */}
        <input hidden name="version" defaultValue={first?.version ?? 0} />
        <TextField
          name="subject"
          label="Subject"
          maxLength={letterLimits.subject}
          defaultValue={first?.subject}
        />
        <LetterText
          body={first?.body}
          onInserted={() => {
            form.edited('body');
            readTyped();
          }}
        />
        <LetterPreview {...typed} onOpen={readTyped} />
        {/* The first is what Enter in a field presses: nothing is sent by it. */}
        <p className="actions">
          <SubmitButton form={form} className="">
            Save
          </SubmitButton>
          <SubmitButton form={form} className="" name="then" value="test">
            Send me a test
          </SubmitButton>
          {user.role === 'SUPERADMIN' && (
            <SubmitButton form={form} name="then" value="send">
              Send to the subscribers
            </SubmitButton>
          )}
        </p>
        {user.role !== 'SUPERADMIN' && (
          <p className="small soft">A super admin sends the letter. Save it when it is ready.</p>
        )}
      </Form>
      {saved && <RemoveLetter letter={saved} onDone={onClose} />}
      {question && <Sending {...question.about} answer={question.answer} />}
    </>
  );
}

interface SendingProps {
  letter: Letter;
  recipients: number;
  answer: (confirmed: boolean) => void;
}

function Sending({ letter, recipients, answer }: SendingProps): ReactNode {
  const { text, ...words } = sendingQuestion(letter, recipients);
  return (
    <ConfirmDialog {...words} safe answer={answer}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function Meanwhile({ letter: { subject, body } }: { letter: Letter }): ReactNode {
  return (
    <div className="notice notice--info" role="status">
      <div>
        <p>Someone else has changed it since you opened it. What you typed is kept; it now says:</p>
        <p className="sheet__text">
          “{subject}”{'\n'}
          {body}
        </p>
      </div>
    </div>
  );
}
