import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { WordsList } from '#src/components/conversation/WordsList.tsx';
import { WriteForm } from '#src/components/conversation/WriteForm.tsx';
import { replyHint } from '#src/domain/conversation/conversation-words.ts';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingQuestionsProps {
  booking: MyBooking;
  write: OpenBooking['write'];
}

export function MyBookingQuestions({ booking, write }: MyBookingQuestionsProps): ReactNode {
  const { reference, conversation } = booking;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="questions-title">
      <h2 id="questions-title">Questions</h2>
      {conversation.length > 0 && <WordsList items={conversation} />}
      <WriteForm name={`question_${reference}`} label="Your question" hint={replyHint} send={write} />
    </section>
  );
}
