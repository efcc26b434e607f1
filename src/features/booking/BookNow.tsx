import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { BookingPage } from './BookingPage.tsx';

/** The island of /book-now. */
export default function BookNow(): ReactNode {
  return (
    <ErrorBoundary advice="Your order and what you typed are kept. Please reload the page, or call or write to us: the numbers are below.">
      <BookingPage />
    </ErrorBoundary>
  );
}
