import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { WordsList } from '#src/components/conversation/WordsList.tsx';
import { WriteForm } from '#src/components/conversation/WriteForm.tsx';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingQuestionsProps {
  booking: MyBooking;
  write: OpenBooking['write'];
}

export function MyBookingQuestions({ booking, write }: MyBookingQuestionsProps): ReactNode {
  const words = useWords('conversation');
  const { reference, conversation: items } = booking;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="questions-title">
      <h2 id="questions-title">{words.questions}</h2>
      {items.length > 0 && <WordsList items={items} />}
      <WriteForm name={`question_${reference}`} label={words.yourQuestion} send={write} />
    </section>
  );
}
