import type { ReactNode } from 'react';
import { type Figure, type Report, type ReportName, reportFigures } from '#src/domain/report/report.ts';
import { figureWords, groupingWords, isMoney, reportTitles } from '#src/domain/report/report-words.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';

interface ReportTableProps {
  name: ReportName;
  report: Report;
}

export function ReportTable({ name, report: { by, items, sum } }: ReportTableProps): ReactNode {
  const figures: readonly Figure<ReportName>[] = reportFigures[name];
  return (
    <table className="table">
      <caption className="visually-hidden">{reportTitles[name]}</caption>
      <thead>
        <tr>
          <th scope="col">{groupingWords[by]}</th>
          {figures.map((figure) => (
            <th scope="col" key={figure} data-figures="true">
              {figureWords[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Line key={item.key} name={item.name} figures={figures} values={item} />
        ))}
        <Line name="Sum" figures={figures} values={sum} total />
      </tbody>
    </table>
  );
}

interface LineProps {
  name: string;
  figures: readonly Figure<ReportName>[];
  values: Record<string, string | number>;
  total?: boolean;
}

function Line({ name, figures, values, total }: LineProps): ReactNode {
  return (
    <tr className={total ? 'report__sum' : undefined}>
      <th scope="row">{name}</th>
      {figures.map((figure) => (
        <td key={figure} data-label={figureWords[figure]} data-figures="true">
          {isMoney(figure) ? formatMoney(Number(values[figure])) : groupThousands(Number(values[figure]))}
        </td>
      ))}
    </tr>
  );
}
