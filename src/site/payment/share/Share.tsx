import './share.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import { occasionWords, sharePageWords } from '#src/domain/booking/share/share-words.ts';
import { isOpenShare, type MyShare } from '#src/domain/payment/share/share.ts';
import { formatMoney } from '#src/lib/money.ts';
import { PayForm } from './PayForm.tsx';
import { type OpenShare, useShare } from './use-share.ts';
import { sharePart } from './words/words.ts';

export default island('share', import.meta.env.SSR ? sharePart : undefined, OpenedShare);

function OpenedShare(): ReactNode {
  const { view, lookAgain, pay } = useShare();
  return (
    <OpenedLink className="share stack" view={view} loading="Loading your part…" lookAgain={lookAgain}>
      {view.kind === 'share' && (
        <WholeShare share={view.share} delay={view.delay} pay={pay} lookAgain={lookAgain} />
      )}
    </OpenedLink>
  );
}

interface WholeShareProps extends Pick<OpenShare, 'pay' | 'lookAgain'> {
  share: MyShare;
  delay: string | undefined;
}

function WholeShare({ share, delay, pay, lookAgain }: WholeShareProps): ReactNode {
  const { name, amount, state, next, refusal } = share;
  const asks = isOpenShare({ state }) && next > 0;
  return (
    <>
      <p className="share__lead">
        {name}, your part is <strong className="money">{formatMoney(amount)}</strong> for{' '}
        {occasionWords(share)}.
      </p>
      <State share={share} />
      {delay !== undefined && (
        <div className="notice notice--info" role="status">
          <p>{delay}</p>
        </div>
      )}
      {asks && <PayForm share={share} pay={pay} />}
      {!asks && state === 'open' && (
        <>
          <p>{refusal}</p>
          <button className="button" type="button" onClick={lookAgain}>
            Check Again
          </button>
        </>
      )}
      {isOpenShare({ state }) && <p className="soft small">{sharePageWords.refunds}</p>}
    </>
  );
}

/** Shows how the payment is going. A change is heard as well as seen. */
function State({ share: { state, amount, received, request } }: { share: MyShare }): ReactNode {
  const isFailed = state === 'open' && request?.status === 'failed';
  return (
    <div role="status" className="share__state">
      {state === 'requested' && request !== undefined && (
        <>
          <p>
            {request.sent ? sharePageWords.approve : sharePageWords.notSentYet}{' '}
            <strong className="money">{request.phone}</strong> ({formatMoney(request.amount)})
          </p>
          <p>{sharePageWords.keepOpen}</p>
        </>
      )}
      {isFailed && (
        <div className="notice notice--error">
          <p>{request.reason}</p>
        </div>
      )}
      {received > 0 && received < amount && state !== 'paid' && <p>{sharePageWords.received(received)}</p>}
      {state === 'paid' && (
        <div className="notice notice--success">
          <div>
            <h2>{sharePageWords.paid}</h2>
            <p>{sharePageWords.paidText(received)}</p>
          </div>
        </div>
      )}
      {state === 'not-needed' && (
        <div className="notice notice--info">
          <p>{request?.status === 'failed' && request.reason ? request.reason : sharePageWords.notNeeded}</p>
        </div>
      )}
    </div>
  );
}
