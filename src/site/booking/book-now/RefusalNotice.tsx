import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { bookingFailed, priceChangeText } from '#src/domain/booking/form/form-words.ts';
import type { SeenTotal } from '#src/domain/booking/form/to-booking-request.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { BookingRefusal } from './booking-outcome.ts';

interface RefusalNoticeProps {
  refusal: BookingRefusal;
  /** Total shown when the booking was sent. */
  seen: SeenTotal;
  onAgree: (now: SeenTotal) => void;
  onDismiss: () => void;
}

export function RefusalNotice(props: RefusalNoticeProps): ReactNode {
  const { refusal } = props;
  const words = useWords('booking');
  const { tryAgain } = useWords('forms');
  switch (refusal.kind) {
    case 'problem':
      return null;
    case 'total-changed':
      return <TotalChanged {...props} now={refusal.now} />;
    case 'refused': {
      const failed = bookingFailed(words, refusal.error);
      return (
        <FocusedNotice tone="error">
          <h2>{failed.message}</h2>
          <p>{failed.text}</p>
          {refusal.again && (
            <button className="button" type="submit">
              {tryAgain}
            </button>
          )}
        </FocusedNotice>
      );
    }
  }
}

/** Scrolls into view: on phones the notice is above the viewport when the button is pressed. */
function FocusedNotice({ tone, children }: { tone: 'error' | 'info'; children: ReactNode }): ReactNode {
  const notice = useScrollAndFocus<HTMLDivElement>();
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div>{children}</div>
    </div>
  );
}

function TotalChanged({ seen, now, onAgree, onDismiss }: RefusalNoticeProps & { now: SeenTotal }): ReactNode {
  const words = useWords('booking');
  const { bookFor, notNow } = useWords('book-now');
  return (
    <FocusedNotice tone="info">
      <h2>{words.priceChanged}</h2>
      <p>
        <Linked
          text={priceChangeText(words, seen, now)}
          links={{ now: (price) => <strong key="now">{price}</strong> }}
        />
      </p>
      <div className="booking__actions actions">
        <button className="button button--primary" type="button" onClick={() => onAgree(now)}>
          {isPayable(now) ? bookFor(now) : words.sendRequest}
        </button>
        <button className="button button--quiet" type="button" onClick={onDismiss}>
          {notNow}
        </button>
      </div>
    </FocusedNotice>
  );
}
