import type { ReactNode } from 'react';
import type { StaffPaper } from '#src/domain/paper/paper.ts';
import { paperTitle } from '#src/domain/paper/paper-words.ts';
import { en } from '#src/domain/paper/words/en.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';

const words = speak('en', en);

/** Papers issued, each with its page to print and its public check. */
export function PaperList({ papers }: { papers: readonly StaffPaper[] }): ReactNode {
  if (papers.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="lined plain-list small">
      {papers.map((paper) => (
        <li key={paper.code}>
          <div className="apart">
            <a href={`/paper#${paper.code}`} target="_blank" rel="noopener">
              {paperTitle(words, paper)}
            </a>
            <span className="money">{formatMoney(paper.amount)}</span>
          </div>
          <div className="apart">
            <span className="soft">
              {formatDate(paper.day)}, {paper.actor}
            </span>
            <a href={`/verify/${paper.code}`} target="_blank" rel="noopener">
              Check
              <span className="visually-hidden"> {paperTitle(words, paper)}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
