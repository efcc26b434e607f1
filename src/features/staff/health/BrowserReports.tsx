import type { ReactNode } from 'react';
import type { Readings } from '#netlify/core/health/deep-health.ts';
import { momentText } from '../records/columns.tsx';
import { reportWords } from './health-words.ts';

/** What browsers reported of our pages in the last 30 days. */
export function BrowserReports({ reports }: Pick<Readings, 'reports'>): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="reports-title">
      <h2 id="reports-title">What browsers report</h2>
      {reports.length === 0 && <p>Nothing in the last 30 days.</p>}
      <ul className="own-rows lined plain-list">
        {reports.map(({ kind, page, message, source, browser, count, lastSeen }) => (
          <li key={`${kind} ${page} ${message} ${source}`}>
            <p className="own-row__title">{message}</p>
            <p className="soft small">
              {reportWords[kind]} on {page || 'an unknown page'}
              {source !== '' && `, ${source}`}. Seen {count === 1 ? 'once' : `${count} times`}, last on{' '}
              {momentText(lastSeen)} ({browser}).
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
