import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import type { Letter } from '#src/domain/newsletter/letter.ts';
import { groupThousands } from '#src/lib/money.ts';
import { momentText } from '../../records/columns.tsx';
import { AskedButton } from '../../shell/AskedButton.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterTag } from './LetterTag.tsx';
import { stopLetter } from './letter-calls.ts';
import { stoppingQuestion } from './letter-words.ts';

/** Shows how far a letter is. It can be stopped while emails wait. */
export function SentLetter({ letter }: { letter: Letter }): ReactNode {
  const { state, counts, startedAt, finishedAt } = letter;
  const isStoppable = state === 'sending' || (state === 'sent' && counts.waiting > 0);
  return (
    <>
      <p role="status">
        <LetterTag state={state} />
      </p>
      <Facts
        facts={{
          Sent: groupThousands(counts.sent),
          Waiting: groupThousands(counts.waiting),
          'Not delivered': groupThousands(counts.bounced),
          Unsubscribed: groupThousands(counts.left),
          'Sending began': startedAt && momentText(startedAt),
          [state === 'stopped' ? 'Stopped' : 'All emails queued']: finishedAt && momentText(finishedAt),
        }}
      />
      {counts.bounced > 0 && (
        <p className="small">
          <a href="mail">Email</a> lists for 30 days which addresses did not take it.
        </p>
      )}
      {isStoppable && (
        <div>
          <AskedButton look="danger" question={stoppingQuestion(letter)} act={() => stopLetter(letter)}>
            Stop sending
          </AskedButton>
        </div>
      )}
      <LetterPreview subject={letter.subject} body={letter.body} />
    </>
  );
}
