import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { focusList } from '../lists/focus-list.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { retryMail } from './retry-mail.ts';

export function MailActions({ mail }: { mail: DeadMessage }): ReactNode {
  const { id, subject, recipient } = mail;
  const which = <span className="visually-hidden">{`“${subject}” to ${recipient}`}</span>;

  const { busy, run: retry } = useAction(async () => {
    const answer = await change(() => retryMail(mail), {
      failed: 'Not sent again',
      done: () => ({ title: 'Queued again', text: 'If it fails, it will appear here again.' }),
    });
    if (answer.kind === 'ok') focusList();
  });

  async function discard(): Promise<void> {
    const answer = await change(
      () => answerTo((init) => accountApi.mail[':id'].$delete({ param: { id } }, { init })),
      { failed: 'Not discarded', done: () => ({ title: 'Discarded' }) },
    );
    if (answer.kind === 'ok') focusList();
  }

  return (
    <div className="actions">
      <SmallButton busy={busy} onClick={retry}>
        Send again {which}
      </SmallButton>
      <AskedButton
        look="quiet"
        question={{
          title: 'Discard this message?',
          confirm: 'Discard',
          cancel: 'Keep it',
          text: `“${subject}” will never reach ${recipient}. We delete its text for good, and keep a note that you discarded it.`,
        }}
        act={discard}
      >
        Discard {which}
      </AskedButton>
    </div>
  );
}
