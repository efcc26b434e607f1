import type { ReactNode } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { ReplyTarget } from '#src/domain/conversation/conversation.ts';
import { replyRoute } from '#src/domain/conversation/conversation-words.ts';
import { maxReplyLength } from '#src/domain/message/staff/staff-requests.ts';
import { TemplateChoice } from '../message/TemplateChoice.tsx';
import { announceDone } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { sendReply } from './conversation-calls.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

const draftFields = ['text'];

interface ReplyFormProps {
  target: ReplyTarget;
  /** Name of the member of staff, for templates. */
  staff: string;
  /** True if nothing was written yet. */
  isFirst: boolean;
}

export function ReplyForm({ target, staff, isFirst }: ReplyFormProps): ReactNode {
  const { id, name, email, phone, subject } = target;
  const form = useForm({
    draft: { key: `fts_reply_${id}`, fields: draftFields },
    fallback: 'The reply was not sent',
    send: ({ text = '' }) => sendReply(target, text),
    onDone() {
      form.formRef.current?.reset();
      announceDone({ title: 'Your reply is on its way.', text: `To ${name}, ${email || phone}.` });
    },
    onRefused() {
      void queryClient.invalidateQueries();
      return false;
    },
  });
  const typed = () => {
    const area = form.formRef.current?.elements.namedItem('text');
    return area instanceof HTMLTextAreaElement ? area.value : '';
  };
  return (
    <details className="action" open={!isFirst}>
      <summary>{isFirst ? 'Write to the client' : 'Reply'}</summary>
      <Form form={form}>
        <TemplateChoice values={{ name, subject, staff }} form={form} />
        <TextAreaField
          name="text"
          id="reply-text"
          label={isFirst ? 'Your message' : 'Your reply'}
          hint={replyRoute(target)}
          maxLength={maxReplyLength}
        />
        <p className="actions">
          <SubmitButton form={form}>{isFirst ? 'Send the message' : 'Send the reply'}</SubmitButton>
          {phone !== '' && <WhatsAppButton to={target} label="Send on WhatsApp" words={typed} />}
        </p>
      </Form>
    </details>
  );
}
