import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { focusList } from '../list/focus-list.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import type { DeadMail } from './dead-mail.ts';
import { retryMail } from './retry-mail.ts';

/** What can be done with a mail that was given up. */
export function MailActions({ mail }: { mail: DeadMail }): ReactNode {
  const { id, subject, recipient } = mail;
  const { question, ask } = useConfirm<DeadMail>();
  const which = <span className="visually-hidden">{`“${subject}” to ${recipient}`}</span>;

  const { busy, run: retry } = useAction(async () => {
    const answer = await change(() => retryMail(mail), {
      failed: 'Not sent again',
      done: () => ({ title: 'On its way again', text: 'If it fails, it will appear here again.' }),
    });
    if (answer.kind === 'ok') focusList();
  });

  const { run: discard } = useAction(async () => {
    if (!(await ask(mail))) return;
    const answer = await change(
      () => answerTo((init) => accountApi.mail[':id'].$delete({ param: { id } }, { init })),
      { failed: 'Not discarded', done: () => ({ title: 'Discarded' }) },
    );
    if (answer.kind === 'ok') focusList();
  });

  return (
    <span className="actions">
      <button className="button button--small" type="button" aria-busy={busy} onClick={retry}>
        Send again {which}
      </button>
      <button className="button button--small button--quiet" type="button" onClick={discard}>
        Discard {which}
      </button>
      {question && (
        <ConfirmDialog
          title="Discard this email?"
          confirm="Discard"
          cancel="Keep it"
          answer={question.answer}
        >
          <p>
            “{subject}” will never reach {recipient}. We delete what it says, for good; we keep a note that
            you discarded it.
          </p>
        </ConfirmDialog>
      )}
    </span>
  );
}
