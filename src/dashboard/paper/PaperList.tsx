import type { ReactNode } from 'react';
import type { StaffPaper } from '#src/domain/paper/paper.ts';
import { paperTitle, paperWords } from '#src/domain/paper/paper-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Papers issued, each with its page to print and its public check. */
export function PaperList({ papers }: { papers: readonly StaffPaper[] }): ReactNode {
  if (papers.length === 0) return <p>{paperWords.none}</p>;
  return (
    <ul className="lined plain-list small">
      {papers.map((paper) => (
        <li key={paper.code}>
          <div className="apart">
            <a href={`/paper#${paper.code}`} target="_blank" rel="noopener">
              {paperTitle(paper)}
            </a>
            <span className="money">{formatMoney(paper.amount)}</span>
          </div>
          <div className="apart">
            <span className="soft">
              {formatDate(paper.day)}, {paper.actor}
            </span>
            <a href={`/verify/${paper.code}`} target="_blank" rel="noopener">
              {paperWords.check}
              <span className="visually-hidden"> {paperTitle(paper)}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
