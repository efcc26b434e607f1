import '../../bookings/sheet/actions.css';
import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { invitationDays } from '#src/features/account/invitation/invitation.ts';
import { answerTo } from '#src/lib/answer.ts';
import { emailSentences, maxEmailLength } from '#src/lib/forms/form-fields.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';

/** Asks an address to join; folded away until it is wanted. */
export function InviteForm(): ReactNode {
  const [open, setOpen] = useState(false);
  const form = useForm({
    fallback: 'The invitation was not sent',
    send: ({ email = '' }) => answerTo((init) => accountApi.invitations.$post({ json: { email } }, { init })),
    onDone({ invitation }) {
      form.formRef.current?.reset();
      setOpen(false);
      showToast({ title: 'The invitation is on its way', text: `To ${invitation.email}.`, tone: 'success' });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Invite an admin</summary>
      <Form form={form}>
        <TextField
          name="email"
          id="invite-email"
          label="Email address"
          hint={`We’ll send a link that works once, for ${invitationDays} days. The person who accepts sees the whole dashboard.`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
          data-empty={emailSentences.empty}
          data-wrong={emailSentences.wrong}
        />
        <p>
          <SubmitButton form={form}>Send the invitation</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
