import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import { maxReplyLength } from '#src/domain/message/staff/staff-requests.ts';
import { site } from '#src/domain/studio/site.ts';
import { answerTo } from '#src/lib/answer.ts';
import { TemplateChoice } from '../../message/TemplateChoice.tsx';
import type { ActionProps } from './ActionForm.tsx';
import { showOutcome } from './send-change.ts';

export function Reply({ booking, user, onConflict }: ActionProps & { user: User }): ReactNode {
  const { id, reference, name, email, message, version } = booking;
  const form = useForm({
    draft: { key: `fts_booking_reply_${id}`, fields: ['text'] },
    fallback: 'The reply was not sent',
    async send({ text = '' }) {
      const answer = await answerTo((init) =>
        accountApi.bookings[':id'].reply.$post({ param: { id }, json: { text, version } }, { init }),
      );
      showOutcome(answer, `Your reply to ${name} is on its way.`, onConflict);
      return answer;
    },
    onDone: () => form.formRef.current?.reset(),
  });
  return (
    <section className="actions-list" aria-labelledby="client-asks">
      <h3 id="client-asks">{message === '' ? 'Write to the client' : 'The client’s message'}</h3>
      {message !== '' && <p className="sheet__text">{message}</p>}
      {email !== '' && (
        <details className="action">
          <summary>{message === '' ? 'Write an email' : 'Reply by email'}</summary>
          <Form form={form}>
            <TemplateChoice
              values={{ name, subject: `Your booking ${reference}`, staff: user.name }}
              form={form}
            />
            <TextAreaField
              name="text"
              id="booking-reply"
              label="Your reply"
              hint={`We’ll send it to ${email}. Replies arrive at ${site.emails.bookings}.`}
              maxLength={maxReplyLength}
            />
            <p>
              <SubmitButton form={form}>Send the reply</SubmitButton>
            </p>
          </Form>
        </details>
      )}
    </section>
  );
}
