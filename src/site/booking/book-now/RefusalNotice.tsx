import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { bookingFailed, bookWords, totalChangedWords } from '#src/domain/booking/form/form-words.ts';
import type { SeenTotal } from '#src/domain/booking/form/to-booking-request.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { forms } from '#src/lib/forms/words/en.ts';
import { formatMoney } from '#src/lib/money.ts';
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
  const { tryAgain } = useWords(forms);
  switch (refusal.kind) {
    case 'problem':
      return null;
    case 'total-changed':
      return <TotalChanged {...props} now={refusal.now} />;
    case 'refused': {
      const failed = bookingFailed(refusal.error);
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
  const words = totalChangedWords(seen, now);
  return (
    <FocusedNotice tone="info">
      <h2>{words.heading}</h2>
      <p>
        {words.before} <strong>{words.now}</strong>
        {words.after}
      </p>
      <div className="booking__actions actions">
        <button className="button button--primary" type="button" onClick={() => onAgree(now)}>
          {isPayable(now) ? `Book for ${formatMoney(now.total)}` : bookWords(false)}
        </button>
        <button className="button button--quiet" type="button" onClick={onDismiss}>
          Not now
        </button>
      </div>
    </FocusedNotice>
  );
}
