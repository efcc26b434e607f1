import { type ReactNode, useId, useState } from 'react';
import { type Period, periodProblem } from '#src/domain/report/report.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { goTo } from '../lists/use-address.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { type ReportView, reportSearch, usualPeriods } from './report-view.ts';

interface ChoosePeriodProps {
  view: ReportView;
  today: string;
}

/** Two days, or one of the usual periods. A wrong period keeps what was typed and says why. */
export function ChoosePeriod({ view, today }: ChoosePeriodProps): ReactNode {
  const [typed, setTyped] = useState<Period>({ from: view.from, to: view.to });
  const id = useId();
  const isWhole = isCalendarDate(typed.from) && isCalendarDate(typed.to);
  const problem = isWhole ? periodProblem(typed) : undefined;
  function type(period: Period): void {
    setTyped(period);
    if (isCalendarDate(period.from) && isCalendarDate(period.to) && periodProblem(period) === undefined)
      goTo(reportSearch({ ...view, ...period }, today), 'replace');
  }
  return (
    <div className="report__period">
      {(['from', 'to'] as const).map((end) => (
        <div className="field" key={end}>
          <label className="field__label" htmlFor={`report-${end}`}>
            {end === 'from' ? 'First day' : 'Last day'}
          </label>
          <input
            id={`report-${end}`}
            type="date"
            value={typed[end]}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : id}
            onChange={({ currentTarget: { value } }) => type({ ...typed, [end]: value })}
          />
        </div>
      ))}
      {usualPeriods(today).map(({ label, period }) => (
        <ViewLink
          className="button button--small"
          key={label}
          search={reportSearch({ ...view, ...period }, today)}
          aria-current={period.from === view.from && period.to === view.to ? 'true' : undefined}
        >
          {label}
        </ViewLink>
      ))}
      {problem !== undefined && (
        <p className="field__error report__problem" id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
