import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { answerTo } from '#src/lib/answer.ts';
import { maxEmailLength } from '#src/lib/forms/form-fields.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { announceDone } from '../../server-state/change.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';

export function InviteForm(): ReactNode {
  const words = useWords('forms');
  return (
    <FoldedForm
      title="Invite an admin"
      submit="Send the invitation"
      fallback="The invitation was not sent"
      send={({ email = '' }) =>
        answerTo((init) => accountApi.invitations.$post({ json: { email } }, { init }))
      }
      onDone={({ invitation }) =>
        announceDone({ title: 'The invitation is on its way', text: `To ${invitation.email}.` })
      }
    >
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
        data-empty={words.emailEmpty}
        data-wrong={words.emailWrong}
      />
    </FoldedForm>
  );
}
