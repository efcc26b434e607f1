import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { type Invitation, invitationDays } from '#src/features/account/invitation/invitation.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { momentText } from '../../records/columns.tsx';
import { Tag } from '../../records/Tag.tsx';
import { change } from '../../server-state/change.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';

const { ':id': one } = accountApi.invitations;

/** An invitation that nobody has accepted: to be sent again, or taken back. */
export function OpenInvitation({ invitation }: { invitation: Invitation }): ReactNode {
  const { id, email, invitedBy, createdAt, expiresAt, expired } = invitation;
  const param = { id };
  const { question, ask } = useConfirm<true>();
  const again = useAction(() =>
    change(() => answerTo((init) => one.again.$post({ param }, { init })), {
      failed: 'The invitation was not sent again',
      done: () => ({
        title: 'The invitation is on its way again',
        text: `The new link works for ${invitationDays} days, the one before no more.`,
      }),
    }),
  );
  const withdraw = useAction(async () => {
    if (!(await ask(true))) return;
    await change(() => answerTo((init) => one.$delete({ param }, { init })), {
      failed: 'The invitation is still open',
      done: () => ({ title: 'The invitation is withdrawn' }),
    });
  });
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
      <p className="actions">
        <button className="button button--small" type="button" aria-busy={again.busy} onClick={again.run}>
          Send again <span className="visually-hidden">to {email}</span>
        </button>
        <button
          className="button button--small"
          type="button"
          aria-busy={withdraw.busy}
          onClick={withdraw.run}
        >
          Withdraw <span className="visually-hidden">the invitation of {email}</span>
        </button>
      </p>
      {question && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${email}?`}
          confirm="Withdraw it"
          cancel="Keep it open"
          answer={question.answer}
        >
          <p>The link in the email will say that it was withdrawn. You can invite the address again.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
