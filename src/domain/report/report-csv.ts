import { type CsvColumns, csvHead, csvLines } from '#src/lib/csv.ts';
import { type Report, type ReportItem, type ReportName, reportFigures } from './report.ts';
import { figureWords, groupingWords, isMoney } from './report-words.ts';

/** Writes a report as CSV, without its sum: a column can be added up in a spreadsheet. */
export function reportCsv<Name extends ReportName>(name: Name, { by, items }: Report<Name>): string {
  const columns: CsvColumns<ReportItem<Name>> = {
    [groupingWords[by]]: (item) => (by === 'month' ? item.key : item.name),
    ...Object.fromEntries(
      reportFigures[name].map((figure) => [
        isMoney(figure) ? `${figureWords[figure]} (RWF)` : figureWords[figure],
        (item: ReportItem<Name>) => item[figure],
      ]),
    ),
  };
  return csvHead(columns) + csvLines(columns, items);
}
