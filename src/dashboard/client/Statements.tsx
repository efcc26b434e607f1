import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { answerTo } from '#src/lib/answer.ts';
import { NewPaper } from '../paper/NewPaper.tsx';
import { PaperList } from '../paper/PaperList.tsx';

const { statement } = accountApi.clients[':id'];

/** Statements over all bookings of a client. */
export function Statements({ client: { id, papers, bookings } }: { client: ClientDetail }): ReactNode {
  if (bookings === 0) return null;
  return (
    <section className="actions-list" aria-labelledby="statements-title">
      <h3 id="statements-title">Statements</h3>
      <PaperList papers={papers} />
      <NewPaper
        possible={['statement']}
        issue={() => answerTo((init) => statement.$post({ param: { id } }, { init }))}
      />
    </section>
  );
}
