import type { ReactNode } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import { maxReplyLength } from '#src/domain/message/staff/staff-requests.ts';
import type { MessageThread } from '#src/domain/message/staff/thread.ts';
import { site } from '#src/domain/studio/site.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { announceDone } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { messageKey } from './change-message.ts';
import { postReply } from './post-reply.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

const draftFields = ['text'];

interface ReplyFormProps {
  thread: MessageThread;
  user: User;
  /** Called with the current message after a 409. */
  onConflict: (current: MessageRow) => void;
}

export function ReplyForm({ thread, user, onConflict }: ReplyFormProps): ReactNode {
  const { id, name, email, subject } = thread;
  const form = useForm({
    draft: { key: `fts_reply_${id}`, fields: draftFields },
    fallback: 'The reply was not sent',
    async send({ text = '' }) {
      const answer = await postReply(thread, text);
      const current = answer.kind === 'ok' ? undefined : currentIn<MessageRow>(answer);
      if (current !== undefined) onConflict(current);
      return answer;
    },
    onDone({ message }) {
      form.formRef.current?.reset();
      queryClient.setQueryData(messageKey(id), { message });
      announceDone({ title: 'Your reply is on its way.', text: `To ${name}, ${email}.` });
    },
    onRefused() {
      void queryClient.invalidateQueries();
      return false;
    },
  });
  return (
    <section aria-labelledby="reply-title">
      <h3 id="reply-title">Reply</h3>
      <Form form={form}>
        <TemplateChoice values={{ name, subject, staff: user.name }} form={form} />
        <TextAreaField
          name="text"
          id="reply-text"
          label="Your reply"
          hint={`We’ll send it to ${email}. Replies arrive at ${site.emails.general}.`}
          maxLength={maxReplyLength}
        />
        <p>
          <SubmitButton form={form}>Send the reply</SubmitButton>
        </p>
      </Form>
    </section>
  );
}
