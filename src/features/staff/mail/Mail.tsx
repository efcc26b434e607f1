import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Skeleton, Trouble } from '#src/components/Waiting.tsx';
import type { Failure } from '#src/features/account/failure.ts';
import { plural } from '#src/lib/text.ts';
import { showToast } from '#src/lib/toast.ts';
import { useStore } from '#src/lib/use-store.ts';
import { tellFailure } from '../shell/failed.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
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
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => setFailure(await loadMails()), []);
  useEffect(() => {
    void load();
  }, [load]);
  if (failure && !mails) return <Trouble message={failure.message} askAgain={() => void load()} />;
  return mails === undefined ? <Skeleton /> : <DeadMailList mails={mails} />;
}

function DeadMailList({ mails }: { mails: DeadMails }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const [discarding, setDiscarding] = useState<DeadMail>();

  /** The row goes at once, and the focus must not go with it. */
  function keepFocus(): void {
    title.current?.focus();
  }

  async function retry(mail: DeadMail): Promise<void> {
    keepFocus();
    const answer = await retryMail(mail);
    if (answer.kind !== 'ok') return tellFailure('Not sent again', answer);
    showToast({
      title: 'On its way again',
      text: `If it fails, it will appear here again.`,
      tone: 'success',
    });
  }

  async function retryAll(): Promise<void> {
    keepFocus();
    const answer = await retryAllMails();
    if (answer.kind !== 'ok') return tellFailure('Not sent again', answer);
    const text = `${plural(answer.data.retried, 'email')}. Any that fail will appear here again.`;
    showToast({ title: 'On their way again', text, tone: 'success' });
  }

  async function discard(mail: DeadMail): Promise<void> {
    setDiscarding(undefined);
    const answer = await discardMail(mail);
    keepFocus();
    if (answer.kind !== 'ok') return tellFailure('Not discarded', answer);
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
        <ul className="own-rows plain-list">
          {mails.items.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              onRetry={() => void retry(mail)}
              onDiscard={() => setDiscarding(mail)}
            />
          ))}
        </ul>
      )}
      {mails.nextCursor !== null && <MoreMails />}
      {discarding && (
        <DiscardDialog
          mail={discarding}
          onDiscard={() => void discard(discarding)}
          onKeep={() => setDiscarding(undefined)}
        />
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
