import type { ReactNode } from 'react';
import { listTotal } from '#src/lib/lists/list-rules.ts';
import { ageText } from './age-text.ts';
import type { Overview } from './overview.ts';

/** What can wait, in the order of its weight, and the list behind it. */
const kinds = [
  { of: 'requests', noun: 'request', words: 'without a price', href: '/bookings?waits=price' },
  { of: 'dates', noun: 'paid booking', words: 'to find a date for', href: '/bookings?waits=date' },
  { of: 'messages', noun: 'message', words: 'without a reply', href: '/messages?status=open' },
  { of: 'failedPayments', noun: 'failed payment', words: 'to follow up', href: '/payments?waits=follow-up' },
  { of: 'applications', noun: 'application', words: 'to read', href: '/applications?status=received' },
] as const;

interface WaitingCardProps {
  home: string;
  waiting: Overview['waiting'];
}

/** What waits for someone and since when, each number a link to the list behind it. */
export function WaitingCard({ home, waiting }: WaitingCardProps): ReactNode {
  return (
    <section className="card stack gap-xs">
      <h2>What waits for you</h2>
      <ul className="card__list rows plain-list">
        {kinds.map(({ of, noun, words, href }) => {
          const { count, oldest } = waiting[of];
          return (
            <li key={of}>
              <span>
                <a href={home + href}>{listTotal(count, noun)}</a> {words}
              </span>
              {oldest !== null && <span className="soft">since {ageText(oldest, new Date())}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
