import '#src/styles/forms.css';
import '../lists/table/table.css';
import './reports.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  type Figure,
  groupings,
  type Report,
  type ReportName,
  reportFigures,
  reportNames,
} from '#src/domain/report/report.ts';
import {
  figureWords,
  groupingWords,
  isMoney,
  reportHints,
  reportTitles,
} from '#src/domain/report/report-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { download } from '#src/lib/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { goTo, useSearch } from '../lists/use-address.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { untypedApiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { BarsChart } from './BarsChart.tsx';
import { ChoosePeriod } from './ChoosePeriod.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { reportHeading } from './report-heading.ts';
import { type ReportView, readReportView, reportQueryOf, reportSearch, withReport } from './report-view.ts';

export default function Reports(): ReactNode {
  return <StaffPage>{() => <ReportsPage />}</StaffPage>;
}

function ReportsPage(): ReactNode {
  const today = todayInKigali(new Date());
  const view = readReportView(useSearch(), today);
  const { name, from, to } = view;
  return (
    <div className="report">
      <nav className="report__names" aria-label="Reports">
        {reportNames.map((other) => (
          <ViewLink
            key={other}
            search={reportSearch(withReport(view, other), today)}
            aria-current={other === name ? 'page' : undefined}
          >
            {reportTitles[other]}
          </ViewLink>
        ))}
      </nav>
      {name !== 'open' && <ChoosePeriod key={`${from} ${to}`} view={view} today={today} />}
      <h2>{reportHeading(view)}</h2>
      <p className="soft report__hint">{reportHints[name]}</p>
      <div className="report__tools">
        {groupings[name].length > 1 && <ChooseGrouping view={view} today={today} />}
        <CsvButton view={view} />
      </div>
      <ReportResult view={view} />
    </div>
  );
}

function ChooseGrouping({ view, today }: { view: ReportView; today: string }): ReactNode {
  return (
    <div className="field">
      <label className="field__label" htmlFor="report-by">
        Grouped by
      </label>
      <select
        id="report-by"
        value={view.by}
        onChange={({ currentTarget: { value } }) =>
          goTo(reportSearch({ ...view, by: value as ReportView['by'] }, today), 'push')
        }
      >
        {groupings[view.name].map((by) => (
          <option key={by} value={by}>
            {groupingWords[by]}
          </option>
        ))}
      </select>
    </div>
  );
}

function CsvButton({ view }: { view: ReportView }): ReactNode {
  const { busy, run } = useAction(async () => {
    const query = reportQueryOf(view);
    await download(
      inEnglish,
      (init) => accountApi.reports[`${view.name}.csv`].$get({ query }, { init }),
      `${view.name}.csv`,
    );
  });
  return (
    <SmallButton busy={busy} onClick={run}>
      Download CSV
    </SmallButton>
  );
}

function ReportResult({ view }: { view: ReportView }): ReactNode {
  const { name } = view;
  const query = reportQueryOf(view);
  const answer = useQuery({
    ...untypedApiQuery<Report>(['report', name, JSON.stringify(query)], (init) =>
      accountApi.reports[name].$get({ query }, { init }),
    ),
    // Adds up a whole year, so it is read again on request and not every few seconds.
    refetchInterval: false,
  });
  const { data } = answer;
  if (data === undefined) return <QueryState of={answer} fallback="We could not load this report" />;
  if (data.items.length === 0) return <p>Nothing in this period.</p>;
  const figures: readonly Figure<ReportName>[] = reportFigures[name];
  const [figure] = figures as [Figure<ReportName>];
  const values = data.items as unknown as ({ key: string; name: string } & Record<string, number>)[];
  const bars = values.map((item) => ({ key: item.key, name: item.name, amount: item[figure] ?? 0 }));
  const unit = isMoney(figure) ? ' (RWF)' : '';
  return (
    <>
      {bars.some(({ amount }) => amount !== 0) && (
        <figure className="report__chart">
          <figcaption>{figureWords[figure] + unit}</figcaption>
          {data.by === 'month' ? <MonthsChart bars={bars} /> : <BarsChart bars={bars} />}
        </figure>
      )}
      <ReportTable name={name} report={data} />
    </>
  );
}
