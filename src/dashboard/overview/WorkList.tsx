import type { ReactNode } from 'react';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import { nothingWaits, type WorkLine, workLines } from './waiting-words.ts';

interface WorkListProps {
  home: string;
  waiting: WaitingWork;
  sessionsToday: number;
}

export function WorkList({ home, waiting, sessionsToday }: WorkListProps): ReactNode {
  const { overdue, today } = workLines(waiting, new Date());
  if (overdue.length + today.length === 0)
    return (
      <section className="card work-none" aria-label="Work">
        <div className="imigongo" aria-hidden="true" />
        <p>{nothingWaits(sessionsToday)}</p>
      </section>
    );
  return (
    <section className="card" aria-label="Work">
      <Lines title="Overdue" home={home} lines={overdue} overdue />
      <Lines title="Due today" home={home} lines={today} />
    </section>
  );
}

interface LinesProps {
  title: string;
  home: string;
  lines: readonly WorkLine[];
  overdue?: boolean;
}

function Lines({ title, home, lines, overdue = false }: LinesProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className={overdue ? 'overdue' : undefined}>{title}</h2>
      <ul className="card__list rows plain-list">
        {lines.map(({ kind, words, href, age }) => (
          <li key={kind}>
            <a className="work__line" href={home + href}>
              <span className="work__words">{words}</span>
              {age !== '' && <span className="soft small">{age}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
