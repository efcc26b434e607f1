import type { ReactNode } from 'react';
import { QrCode } from '#src/components/QrCode.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import type { PaperBody, WholePaper } from '#src/domain/paper/paper.ts';
import { checkIn, paperNumber } from '#src/domain/paper/paper-words.ts';
import type { PaperWords } from '#src/domain/paper/words/en.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { OrderTable } from './OrderTable.tsx';
import { PlanTable, ReceivedTable, WaysToPay } from './PaymentTables.tsx';
import { StatementTable } from './StatementTable.tsx';
import { footSentences } from './sheet-words.ts';
import type { PaperPageWords } from './words/en.ts';

/** A paper as it prints: always in the light theme, from what was stored when it was issued. */
export function PaperSheet({ paper }: { paper: WholePaper }): ReactNode {
  const words = useWords('paper-page');
  const language = useLanguage();
  const { body, checkUrl, code } = paper;
  return (
    <article className="paper-sheet" data-scheme data-series={body.series} aria-labelledby="paper-title">
      <Letterhead studio={body.studio} />
      <Head paper={paper} />
      <Contents body={body} />
      <footer className="paper-sheet__foot">
        <QrCode text={checkIn(language, checkUrl)} label={words.qrCode} className="paper-sheet__qr" />
        <div className="stack gap-2xs">
          <p className="paper-sheet__code">
            <Linked
              text={words.code({ code })}
              links={{ code: (text) => <strong key="code">{text}</strong> }}
            />
          </p>
          {footSentences(words, paper).map((sentence) => (
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
  const words = useWords('paper');
  const pageWords = useWords('paper-page');
  const { body, holder, day, series } = paper;
  const facts: [string, string][] = [
    [pageWords.number, paperNumber(paper)],
    [words.date, words.day({ day })],
    ...(body.series === 'quote'
      ? [[pageWords.validUntil, words.day({ day: body.lastDay })] as [string, string]]
      : []),
    ...orderFacts(words, pageWords, body),
  ];
  return (
    <div className="paper-sheet__head">
      <h1 id="paper-title">{words[series]}</h1>
      <div className="paper-sheet__holder">
        <p className="soft small">{pageWords.holder}</p>
        {holder === null ? (
          <p>{pageWords.holderErased}</p>
        ) : (
          <>
            {holder.company && <p className="paper-sheet__name">{holder.company}</p>}
            <p className={holder.company ? '' : 'paper-sheet__name'}>{holder.name}</p>
            {holder.tin && <p>{pageWords.taxNumber({ number: holder.tin })}</p>}
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

function orderFacts(words: PaperWords, pageWords: PaperPageWords, body: PaperBody): [string, string][] {
  if (body.series === 'statement') return [];
  return [
    [pageWords.booking, body.reference],
    ...(body.session === null
      ? []
      : [[pageWords.session, words.day({ day: body.session })] as [string, string]]),
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
