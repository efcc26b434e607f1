import './share.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { isOpenShare, type MyShare } from '#src/domain/payment/share/share.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { PayForm } from './PayForm.tsx';
import { leadSentence } from './share-words.ts';
import { type OpenShare, useShare } from './use-share.ts';
import { sharePart } from './words/words.ts';

export default island('share', import.meta.env.SSR ? sharePart : undefined, OpenedShare);

function OpenedShare(): ReactNode {
  const words = useWords('share-page');
  const { view, lookAgain, pay } = useShare();
  return (
    <OpenedLink className="share stack" view={view} loading={words.loading} lookAgain={lookAgain}>
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
  const words = useWords('share-page');
  const word = useWording();
  const { state, next, refusal = '', refused = refusal } = share;
  const lead = leadSentence(words, useWords('payment-share'), share);
  const asks = isOpenShare({ state }) && next > 0;
  return (
    <>
      <p className="share__lead">
        <Linked text={lead} links={{ amount: inFigures }} />
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
          <p>{word(refused, refusal)}</p>
          <button className="button" type="button" onClick={lookAgain}>
            {words.checkAgain}
          </button>
        </>
      )}
      {isOpenShare({ state }) && <p className="soft small">{words.refunds}</p>}
    </>
  );
}

const inFigures = (text: string): ReactNode => (
  <strong key={text} className="money">
    {text}
  </strong>
);

/** Shows how the payment is going. A change is heard as well as seen. */
function State({ share: { state, amount, received, request } }: { share: MyShare }): ReactNode {
  const words = useWords('share-page');
  const word = useWording();
  const { reason = '', refused = reason } = request ?? {};
  const isFailed = state === 'open' && request?.status === 'failed';
  return (
    <div role="status" className="share__state">
      {state === 'requested' && request !== undefined && (
        <>
          <p>
            <Linked
              text={(request.sent ? words.approve : words.requestFollows)(request)}
              links={{ number: inFigures }}
            />
          </p>
          <p>{words.keepOpen}</p>
        </>
      )}
      {isFailed && (
        <div className="notice notice--error">
          <p>{word(refused, reason)}</p>
        </div>
      )}
      {received > 0 && received < amount && state !== 'paid' && <p>{words.received({ received })}</p>}
      {state === 'paid' && (
        <div className="notice notice--success">
          <div>
            <h2>{words.paid}</h2>
            <p>{words.paidText({ received })}</p>
          </div>
        </div>
      )}
      {state === 'not-needed' && (
        <div className="notice notice--info">
          <p>{request?.status === 'failed' && reason ? word(refused, reason) : words.notNeeded}</p>
        </div>
      )}
    </div>
  );
}
