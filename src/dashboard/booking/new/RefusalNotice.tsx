import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { beforeWords, changedTotalText, newBookingWords } from './new-booking-words.ts';
import type { SeenTotal, StaffRefusal } from './post-booking.ts';

interface RefusalNoticeProps {
  refusal: StaffRefusal;
  /** Total of the form now. */
  seen: SeenTotal;
  /** Address of the client's bookings. */
  bookings: string;
  onAgree: (now: SeenTotal) => void;
  onDismiss: () => void;
  onAgain: () => void;
}

export function RefusalNotice(props: RefusalNoticeProps): ReactNode {
  const words = useWords('forms');
  const prices = useWords('prices');
  const { refusal, seen, bookings, onAgree, onDismiss, onAgain } = props;
  switch (refusal.kind) {
    case 'problem':
      return null;
    case 'total-changed': {
      const { now } = refusal;
      return (
        <Notice tone="info" title="The price has changed" text={changedTotalText(seen, now)}>
          <SmallButton look="primary" onClick={() => onAgree(now)}>
            Book for {totalText(prices, now)}
          </SmallButton>
          <SmallButton onClick={onDismiss}>Not now</SmallButton>
        </Notice>
      );
    }
    case 'booked-before':
      return (
        <Notice tone="error" title={beforeWords.title} text={beforeWords.text}>
          <a className="button button--small button--primary" href={bookings}>
            {beforeWords.see}
          </a>
          <SmallButton onClick={onAgain}>{newBookingWords.again}</SmallButton>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title="Not booked" text={refusal.error}>
          {refusal.again && (
            <button className="button button--small" type="submit">
              {words.tryAgain}
            </button>
          )}
        </Notice>
      );
  }
}

interface NoticeProps {
  tone: 'error' | 'info';
  title: string;
  text: string;
  children: ReactNode;
}

/** Scrolls into view: on phones the notice is above the screen when the button is pressed. */
function Notice({ tone, title, text, children }: NoticeProps): ReactNode {
  const notice = useScrollAndFocus<HTMLDivElement>();
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div className="stack gap-2xs">
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="actions">{children}</p>
      </div>
    </div>
  );
}
