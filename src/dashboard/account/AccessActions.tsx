import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { plural } from '#src/lib/text.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';

const { ':id': one } = accountApi.users;

export function AccessActions({ item }: { item: UserRow }): ReactNode {
  // A suspended account has no login sessions, and a new password would not let them in.
  if (item.suspendedAt !== null) return null;
  return (
    <section aria-labelledby="access-title">
      <h3 id="access-title">Access</h3>
      <div className="actions">
        <SendReset item={item} />
        <LogOut item={item} />
        {item.secondFactorSince !== null && <ResetTwoStep item={item} />}
      </div>
    </section>
  );
}

function SendReset({ item: { id, name, email } }: { item: UserRow }): ReactNode {
  const text = `We’ll email ${email} a code to choose a new password. Their current password works until then.`;
  return (
    <AskedButton
      question={{
        title: `Send ${name} a reset code?`,
        confirm: 'Send the code',
        cancel: 'Do not send it',
        safe: true,
        text,
      }}
      act={() =>
        change(() => answerTo((init) => one.reset.$post({ param: { id } }, { init })), {
          failed: 'The code was not sent',
          done: () => ({ title: 'The code is on its way', text: `To ${email}. It works for 10 minutes.` }),
        })
      }
    >
      Send a reset code
    </AskedButton>
  );
}

function LogOut({ item: { id, name } }: { item: UserRow }): ReactNode {
  return (
    <AskedButton
      question={{
        title: `Log ${name} out everywhere?`,
        confirm: 'Log out everywhere',
        cancel: 'Leave them logged in',
        text: 'All their devices are logged out at once. They can log in again with their password.',
      }}
      act={() =>
        change(() => answerTo((init) => one.sessions.$delete({ param: { id } }, { init })), {
          failed: 'Not logged out',
          done: ({ devices }) => ({ title: 'Logged out everywhere', text: devicesText(name, devices) }),
        })
      }
    >
      Log out everywhere
    </AskedButton>
  );
}

function ResetTwoStep({ item: { id, name } }: { item: UserRow }): ReactNode {
  return (
    <AskedButton
      question={{
        title: `Reset two-step login for ${name}?`,
        confirm: 'Reset it',
        cancel: 'Keep it',
        text: 'Do this when they have lost their phone, and only once you are sure the request really comes from them. They are logged out everywhere, log in with their password, and set it up again.',
      }}
      act={() =>
        change(() => answerTo((init) => one['second-factor'].$delete({ param: { id } }, { init })), {
          failed: 'Two-step login is not reset',
          done: () => ({
            title: 'Two-step login is reset',
            text: `${name} now logs in with the password alone.`,
          }),
        })
      }
    >
      Reset two-step login
    </AskedButton>
  );
}

function devicesText(name: string, devices: number): string {
  if (devices === 0) return `${name} was not logged in anywhere.`;
  return `${name} was logged in on ${devices === 1 ? 'one device' : plural(devices, 'device')}.`;
}
