import type { ReactNode } from 'react';
import { QrCode } from '#src/components/QrCode.tsx';
import type { PaperBody, WholePaper } from '#src/domain/paper/paper.ts';
import { footSentences, paperNames, paperNumber, paperWords } from '#src/domain/paper/paper-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { OrderTable } from './OrderTable.tsx';
import { PlanTable, ReceivedTable, WaysToPay } from './PaymentTables.tsx';
import { StatementTable } from './StatementTable.tsx';

/** A paper as it prints: always in the light theme, from what was stored when it was issued. */
export function PaperSheet({ paper }: { paper: WholePaper }): ReactNode {
  const { body, checkUrl, code } = paper;
  return (
    <article className="paper-sheet" data-scheme data-series={body.series} aria-labelledby="paper-title">
      <Letterhead studio={body.studio} />
      <Head paper={paper} />
      <Contents body={body} />
      <footer className="paper-sheet__foot">
        <QrCode text={checkUrl} label={paperWords.qr} className="paper-sheet__qr" />
        <div className="stack gap-2xs">
          <p className="paper-sheet__code">
            {paperWords.code} <strong>{code}</strong>
          </p>
          {footSentences(paper).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </footer>
    </article>
  );
}

function Letterhead({ studio: { name, address, phones, email } }: Pick<PaperBody, 'studio'>): ReactNode {
  return (
    <header className="paper-sheet__letterhead">
      <div className="apart">
        <p className="paper-sheet__studio">
          <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
            <path fill="var(--color-ink)" d="M16 0l16 16l-16 16L0 16z" />
            <path
              fill="var(--color-paper)"
              d="M16 4.8L27.2 16L16 27.2L4.8 16zM16 9L9 16l7 7l7-7z"
              fillRule="evenodd"
            />
            <path fill="var(--color-action)" d="M16 11.8l4.2 4.2l-4.2 4.2l-4.2-4.2z" />
          </svg>
          {name}
        </p>
        <p className="paper-sheet__address">
          {address}
          <br />
          {phones.join(' · ')}
          <br />
          {email}
        </p>
      </div>
      <div className="imigongo" aria-hidden="true" />
    </header>
  );
}

function Head({ paper }: { paper: WholePaper }): ReactNode {
  const { body, holder, day, series } = paper;
  const facts: [string, string][] = [
    [paperWords.number, paperNumber(paper)],
    [paperWords.date, formatDate(day)],
    ...(body.series === 'quote' ? [[paperWords.lastDay, formatDate(body.lastDay)] as [string, string]] : []),
    ...orderFacts(body),
  ];
  return (
    <div className="paper-sheet__head">
      <h1 id="paper-title">{paperNames[series]}</h1>
      <div className="paper-sheet__holder">
        <p className="soft small">{paperWords.holder}</p>
        {holder === null ? (
          <p>{paperWords.erased}</p>
        ) : (
          <>
            {holder.company && <p className="paper-sheet__name">{holder.company}</p>}
            <p className={holder.company ? '' : 'paper-sheet__name'}>{holder.name}</p>
            {holder.tin && (
              <p>
                {paperWords.tin} {holder.tin}
              </p>
            )}
          </>
        )}
      </div>
      <dl className="paper-sheet__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function orderFacts(body: PaperBody): [string, string][] {
  if (body.series === 'statement') return [];
  return [
    [paperWords.reference, body.reference],
    ...(body.session === null ? [] : [[paperWords.session, formatDate(body.session)] as [string, string]]),
  ];
}

function Contents({ body }: { body: PaperBody }): ReactNode {
  switch (body.series) {
    case 'quote':
      return (
        <>
          <OrderTable order={body} />
          <PlanTable parts={body.parts} quoted />
        </>
      );
    case 'proforma':
      return (
        <>
          <OrderTable order={body} paid={body.paid} due={body.due} />
          <PlanTable parts={body.parts} />
          <WaysToPay />
        </>
      );
    case 'confirmation':
      return (
        <>
          <OrderTable order={body} />
          <ReceivedTable body={body} />
        </>
      );
    case 'statement':
      return <StatementTable body={body} />;
  }
}
