import '#src/styles/feedback.css';
import './booking.css';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { BookingPage } from './BookingPage.tsx';

/** The island of /book-now. */
export default function BookNow(): ReactNode {
  return (
    <ErrorBoundary advice="Your cart and everything you typed are kept. Reload the page, or use one of the ways below.">
      <BookingPage />
    </ErrorBoundary>
  );
}
