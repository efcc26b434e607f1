import { type ReactNode, useEffect, useRef } from 'react';
import { sendNow, stopReasons, stopSending, waitingReasons } from '#src/lib/sending/sending-words.ts';
import type { BookingSending } from './use-booking.ts';

interface WaitingNoticeProps {
  sending: BookingSending;
  onStop: () => void;
}

/** What becomes of a booking without a connection. The region is there before it speaks, and leaves the focus alone. */
export function WaitingNotice({ sending, onStop }: WaitingNoticeProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const notice = noticeOf(sending, onStop);
  const { status } = sending;
  useEffect(() => {
    // On a phone it is above the screen when the button is pressed.
    if (status === 'waiting') region.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The button that was pressed is gone.
    if ((status === 'stopped' || status === 'sending') && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div role="status" tabIndex={-1} ref={region}>
      {notice}
    </div>
  );
}

function noticeOf(sending: BookingSending, onStop: () => void): ReactNode {
  switch (sending.status) {
    case 'waiting':
    case 'retrying':
      return (
        <NotBooked heading="Not booked yet. We will send it when you are back online." onStop={onStop}>
          {waitingReasons[sending.reason]} Keep this page open. However often it is sent, you are booked and
          charged only once.
        </NotBooked>
      );
    case 'unsent':
      return (
        <NotBooked heading="Not booked yet, as far as we know" onStop={onStop}>
          Your booking is still here: press “{sendNow}”. However often it is sent, you are booked and charged
          only once. If we have sent you an email, you are booked already.
        </NotBooked>
      );
    case 'stopped':
      return (
        <div className="notice notice--info">
          <p>
            {stopReasons[sending.cause]} Everything you typed is kept. Check your email first: if we have
            written, you are already booked.
          </p>
        </div>
      );
    default:
      return null;
  }
}

interface NotBookedProps {
  heading: string;
  onStop: () => void;
  children: ReactNode;
}

function NotBooked({ heading, onStop, children }: NotBookedProps): ReactNode {
  return (
    <div className="notice notice--error">
      <div>
        <h2>{heading}</h2>
        <p>{children}</p>
        <div className="booking__actions actions">
          <button className="button button--primary" type="submit">
            {sendNow}
          </button>
          <button className="button" type="button" onClick={onStop}>
            {stopSending}
          </button>
        </div>
      </div>
    </div>
  );
}
