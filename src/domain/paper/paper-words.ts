import type { Language } from '#src/lib/words/languages.ts';
import type { CheckedPaper, PaperNumber, PaperSeries } from './paper.ts';
import type { PaperWords } from './words/en.ts';

/** Formats the number within a series: "2026-0007". */
export function paperNumber({ year, number }: Pick<PaperNumber, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}

/** Names one paper: "Payment confirmation 2026-0007". */
export function paperTitle(words: PaperWords, paper: PaperNumber): string {
  return words[`${paper.series}Numbered`]({ number: paperNumber(paper) });
}

/** Returns the label of the button that issues a paper. */
export function newPaperLabel(words: PaperWords, series: PaperSeries): string {
  const labels = {
    quote: words.newQuote,
    proforma: words.newProforma,
    confirmation: words.newConfirmation,
    statement: words.newStatement,
  };
  return labels[series];
}

/** Returns the address of a check in a language, from an address at /verify. */
export function checkIn(language: Language, address: string): string {
  return language === 'en' ? address : `${address}?language=${language}`;
}

/** Facts of a check, in the order in which the paper prints them. */
export function checkFacts(
  words: PaperWords,
  { series, year, number, day, amount }: CheckedPaper,
): [string, string][] {
  return [
    [words[series], paperNumber({ year, number })],
    [words.date, words.day({ day })],
    [words[`${series}Sum`], words.sum({ sum: amount })],
  ];
}
