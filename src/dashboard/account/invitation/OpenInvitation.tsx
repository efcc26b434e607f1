import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type Invitation, invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { momentText } from '../../records/columns.tsx';
import { Tag } from '../../records/Tag.tsx';
import { change } from '../../server-state/change.ts';
import { AskedButton } from '../../shell/AskedButton.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';

const { ':id': one } = accountApi.invitations;

export function OpenInvitation({ invitation }: { invitation: Invitation }): ReactNode {
  const { id, email, invitedBy, createdAt, expiresAt, expired } = invitation;
  const again = useAction(() =>
    change(() => answerTo((init) => one.again.$post({ param: { id } }, { init })), {
      failed: 'The invitation was not sent again',
      done: () => ({
        title: 'The invitation is on its way again',
        text: `The new link works for ${invitationDays} days. The old one no longer works.`,
      }),
    }),
  );
  return (
    <li>
      <div>
        <p className="invitations__email">
          {email} <Tag tone={expired ? 'bad' : undefined}>{expired ? 'Expired' : 'Invited'}</Tag>
        </p>
        <p className="soft small">
          Sent {momentText(createdAt)}
          {invitedBy !== null && ` by ${invitedBy}`}. The link {expired ? 'worked' : 'works'} until{' '}
          {momentText(expiresAt)}.
        </p>
      </div>
      <div className="actions">
        <SmallButton busy={again.busy} onClick={again.run}>
          Send again <span className="visually-hidden">to {email}</span>
        </SmallButton>
        <Withdraw id={id} email={email} />
      </div>
    </li>
  );
}

function Withdraw({ id, email }: Pick<Invitation, 'id' | 'email'>): ReactNode {
  return (
    <AskedButton
      question={{
        title: `Withdraw the invitation to ${email}?`,
        confirm: 'Withdraw it',
        cancel: 'Keep it open',
        text: 'The link in the email will say that it was withdrawn. You can invite the address again.',
      }}
      act={() =>
        change(() => answerTo((init) => one.$delete({ param: { id } }, { init })), {
          failed: 'The invitation is still open',
          done: () => ({ title: 'The invitation is withdrawn' }),
        })
      }
    >
      Withdraw <span className="visually-hidden">the invitation to {email}</span>
    </AskedButton>
  );
}
