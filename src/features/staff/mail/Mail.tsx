import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import { showFailure } from '#src/lib/failure-toast.ts';
import { plural } from '#src/lib/text.ts';
import { showToast } from '#src/lib/toast.ts';
import { useLoad } from '#src/lib/use-load.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import type { DeadMail, DeadMails } from './dead-mail.ts';
import { MailRow } from './MailRow.tsx';
import { MoreMails } from './MoreMails.tsx';
import { discardMail, loadMails, mailStore, retryAllMails, retryMail } from './mail-store.ts';

/** The island of a dashboard's /mail. */
export default function Mail(): ReactNode {
  return <StaffPage>{() => <MailPage />}</StaffPage>;
}

function MailPage(): ReactNode {
  const mails = useStore(mailStore);
  const loading = useLoad(loadMails);
  return mails === undefined ? <LoadState {...loading} /> : <DeadMailList mails={mails} />;
}

function DeadMailList({ mails }: { mails: DeadMails }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const { question, ask } = useConfirm<DeadMail>();

  /** The row goes at once, and the focus must not go with it. */
  function keepFocus(): void {
    title.current?.focus();
  }

  async function retry(mail: DeadMail): Promise<void> {
    keepFocus();
    const answer = await retryMail(mail);
    if (answer.kind !== 'ok') return showFailure('Not sent again', answer);
    showToast({
      title: 'On its way again',
      text: `If it fails, it will appear here again.`,
      tone: 'success',
    });
  }

  async function retryAll(): Promise<void> {
    keepFocus();
    const answer = await retryAllMails();
    if (answer.kind !== 'ok') return showFailure('Not sent again', answer);
    const text = `${plural(answer.data.retried, 'email')}. Any that fail will appear here again.`;
    showToast({ title: 'On their way again', text, tone: 'success' });
  }

  async function discard(mail: DeadMail): Promise<void> {
    if (!(await ask(mail))) return;
    const answer = await discardMail(mail);
    keepFocus();
    if (answer.kind !== 'ok') return showFailure('Not discarded', answer);
    showToast({ title: 'Discarded', tone: 'success' });
  }

  return (
    <section className="stack" aria-labelledby="dead-title">
      <div className="own-row apart">
        <h2 id="dead-title" tabIndex={-1} ref={title}>
          {mails.total === 0
            ? 'Every email has been sent'
            : `${plural(mails.total, 'email')} could not be sent`}
        </h2>
        {mails.total > 1 && (
          <button className="button button--small" type="button" onClick={() => void retryAll()}>
            Send all again
          </button>
        )}
      </div>
      {mails.total === 0 ? <NoDeadMail /> : <Advice />}
      {mails.items.length > 0 && (
        <ul className="own-rows lined plain-list">
          {mails.items.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              onRetry={() => void retry(mail)}
              onDiscard={() => void discard(mail)}
            />
          ))}
        </ul>
      )}
      {mails.nextCursor !== null && <MoreMails />}
      {question && (
        <ConfirmDialog
          title="Discard this email?"
          confirm="Discard"
          cancel="Keep it"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          <p>
            “{question.about.subject}” will never reach {question.about.recipient}. We delete what it says,
            for good; we keep a note that you discarded it.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Advice(): ReactNode {
  return (
    <p>
      These people have not had our email. Please reach them another way, or send it again once the problem is
      solved.
    </p>
  );
}

function NoDeadMail(): ReactNode {
  return (
    <p>
      We try to send an email for three days, or only once if its address does not exist. If it cannot be
      sent, you will find it here, with the reason.
    </p>
  );
}
