import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';

const { ':id': one } = accountApi.users;

/** What helps who forgot a password, or lost a phone. */
export function AccessActions({ item }: { item: UserRow }): ReactNode {
  const { id, name, email, suspendedAt, secondFactorSince } = item;
  const reset = useAsked(() =>
    change(() => answerTo((init) => one.reset.$post({ param: { id } }, { init })), {
      failed: 'The code was not sent',
      done: () => ({ title: 'The code is on its way', text: `To ${email}. It works for 10 minutes.` }),
    }),
  );
  const logOut = useAsked(() =>
    change(() => answerTo((init) => one.sessions.$delete({ param: { id } }, { init })), {
      failed: 'Not logged out',
      done: ({ devices }) => ({ title: 'Logged out everywhere', text: devicesText(name, devices) }),
    }),
  );
  const twoStep = useAsked(() =>
    change(() => answerTo((init) => one['second-factor'].$delete({ param: { id } }, { init })), {
      failed: 'Two-step login is not reset',
      done: () => ({
        title: 'Two-step login is reset',
        text: `${name} logs in with the password alone now.`,
      }),
    }),
  );
  // Anyone who is suspended is logged in nowhere, and a password would not let them in.
  if (suspendedAt !== null) return null;
  return (
    <section aria-labelledby="access-title">
      <h3 id="access-title">Access</h3>
      <p className="actions">
        <button className="button button--small" type="button" aria-busy={reset.busy} onClick={reset.run}>
          Send a reset code
        </button>
        <button className="button button--small" type="button" aria-busy={logOut.busy} onClick={logOut.run}>
          Log out everywhere
        </button>
        {secondFactorSince !== null && (
          <button
            className="button button--small"
            type="button"
            aria-busy={twoStep.busy}
            onClick={twoStep.run}
          >
            Reset two-step login
          </button>
        )}
      </p>
      {reset.question && (
        <ConfirmDialog
          title={`Send ${name} a reset code?`}
          confirm="Send the code"
          cancel="Do not send it"
          answer={reset.question.answer}
        >
          <p>
            We’ll email {email} a code to choose a new password. The password they have works until they do.
          </p>
        </ConfirmDialog>
      )}
      {twoStep.question && (
        <ConfirmDialog
          title={`Reset two-step login for ${name}?`}
          confirm="Reset it"
          cancel="Keep it"
          answer={twoStep.question.answer}
        >
          <p>
            Do this when they have lost their phone, and only once you are sure that it is they who ask. They
            are logged out everywhere, log in with their password, and set it up again.
          </p>
        </ConfirmDialog>
      )}
      {logOut.question && (
        <ConfirmDialog
          title={`Log ${name} out everywhere?`}
          confirm="Log out everywhere"
          cancel="Leave them logged in"
          answer={logOut.question.answer}
        >
          <p>All their devices are logged out at once. They can log in again with their password.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** An act that is asked about first. */
function useAsked<T>(act: () => Promise<Answer<T>>) {
  const { question, ask } = useConfirm<true>();
  const { busy, run } = useAction(async () => {
    if (await ask(true)) await act();
  });
  return { busy, run, question };
}

function devicesText(name: string, devices: number): string {
  if (devices === 0) return `${name} was not logged in anywhere.`;
  return `${name} was logged in on ${devices === 1 ? 'one device' : `${devices} devices`}.`;
}
