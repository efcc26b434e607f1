import type { ReactNode } from 'react';
import { makerText, shareMessage, shareStateText } from '#src/domain/booking/share/share-words.ts';
import { type BookingShare, isOpenShare, type ShareLink } from '#src/domain/payment/share/share.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { moneyIn } from '#src/lib/words/formats.ts';
import { useLanguage, useWording, useWords } from '#src/lib/words/island-words.tsx';
import type { ShareCalls } from './Shares.tsx';

interface ShareRowProps {
  share: BookingShare;
  /** Link of the share; only known if it was made on this page. */
  url: string | undefined;
  calls: ShareCalls;
  onLink: (link: ShareLink) => void;
}

export function ShareRow({ share, url, calls, onLink }: ShareRowProps): ReactNode {
  const words = useWords('booking-share');
  const word = useWording();
  const language = useLanguage();
  const { id, name, amount, received, state, by } = share;
  const isOpen = isOpenShare(share);
  const renew = useAction(async () => {
    const answer = await calls.renew(id);
    if (answer.kind === 'ok') onLink(answer.data);
    else showFailure(word, words.notRenewed, answer);
  });
  const withdraw = useAction(async () => {
    const answer = await calls.withdraw(id);
    if (answer.kind === 'ok') showToast({ title: words.linkWithdrawn, tone: 'success' });
    else showFailure(word, words.notWithdrawn, answer);
  });
  return (
    <li className="stack gap-2xs">
      <div className="apart">
        <span>
          {name} <span className="soft small">{makerText(words, by)}</span>
        </span>
        <span>
          <span className="money">{moneyIn(language, amount)}</span>{' '}
          <span className="soft small" data-state={state}>
            {shareStateText(words, state)}
          </span>
        </span>
      </div>
      {received > 0 && received < amount && (
        <p className="soft small">{words.received({ amount: received })}</p>
      )}
      {isOpen && url !== undefined && <p className="small">{url}</p>}
      {isOpen && (
        <p className="actions">
          {url === undefined ? (
            <button
              className="button button--small"
              type="button"
              aria-busy={renew.busy}
              aria-label={words.renewFor({ name })}
              onClick={renew.run}
            >
              {words.renew}
            </button>
          ) : (
            <>
              <button
                className="button button--small"
                type="button"
                aria-label={words.copyFor({ name })}
                onClick={() => void copyText(word, url, words.copyAdvice)}
              >
                {words.copy}
              </button>
              <a
                className="button button--small"
                href={whatsAppLink('', shareMessage(words, { name, amount }, url))}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.whatsAppFor({ name })}
              >
                {words.whatsApp}
              </a>
            </>
          )}
          <button
            className="button button--small button--quiet"
            type="button"
            aria-busy={withdraw.busy}
            aria-label={words.withdrawFor({ name })}
            onClick={withdraw.run}
          >
            {words.withdraw}
          </button>
        </p>
      )}
    </li>
  );
}
