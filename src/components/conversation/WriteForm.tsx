import type { ReactNode } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { messageConsent, messageLimits } from '#src/domain/message/message.ts';
import type { Answer } from '#src/lib/answer.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

interface WriteFormProps {
  /** Distinguishes the drafts and keys of several conversations. */
  name: string;
  label: string;
  /** Sends the text; `key` is the same for its retries. */
  send: (text: string, key: string) => Promise<Answer<unknown>>;
}

/** Lets a client write. What was typed stays until it is sent, also over a reload. */
export function WriteForm({ name, label, send }: WriteFormProps): ReactNode {
  const words = useWords('conversation');
  const messageWords = useWords('message');
  const form = useForm({
    draft: { key: `fts_${name}`, fields: ['text'] },
    fallback: words.notSent,
    send: ({ text = '' }) => sendOnce(name, text, (key) => send(text, key)),
    onDone() {
      form.formRef.current?.reset();
      showToast({ title: words.sent, tone: 'success' });
    },
  });
  return (
    <Form form={form}>
      <TextAreaField
        name="text"
        id="write-text"
        label={label}
        hint={words.replyHint}
        maxLength={messageLimits.message}
      />
      <p className="soft small">{messageConsent(messageWords)}</p>
      <SubmitButton form={form}>{form.busy ? words.sending : words.send}</SubmitButton>
    </Form>
  );
}
