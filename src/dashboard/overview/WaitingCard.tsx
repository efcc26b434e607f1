import type { ReactNode } from 'react';
import type { Overview } from '#src/domain/overview/overview.ts';
import { waitingLines } from './waiting-words.ts';

interface WaitingCardProps {
  home: string;
  waiting: Overview['waiting'];
}

export function WaitingCard({ home, waiting }: WaitingCardProps): ReactNode {
  const lines = waitingLines(waiting, new Date());
  return (
    <section className="card card--long stack gap-xs">
      <h2>Waiting for you</h2>
      {lines.length === 0 && <p>Nothing is waiting for you.</p>}
      {lines.length > 0 && (
        <ul className="card__list rows plain-list">
          {lines.map(({ of, count, words, href, age, overdue }) => (
            <li key={of}>
              <span>
                <a href={home + href}>{count}</a> {words}
              </span>
              {age !== '' && <span className={`card__age ${overdue ? 'overdue' : 'soft'}`}>{age}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
