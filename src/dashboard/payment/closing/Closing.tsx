import '../../lists/table/table.css';
import '../payments.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import { addDays, formatDate, isCalendarDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { goTo, useSearch } from '../../lists/use-address.ts';
import { ViewLink } from '../../lists/ViewLink.tsx';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { cashByText } from './closing-words.ts';
import { DaySums } from './DaySums.tsx';
import { EbmSales } from './ebm/EbmSales.tsx';
import { RecentDays } from './RecentDays.tsx';
import { Signatures } from './Signatures.tsx';
import { SignDay } from './SignDay.tsx';
import { Till } from './till/Till.tsx';

export default function Closing(): ReactNode {
  return <StaffPage>{() => <ClosingPage />}</StaffPage>;
}

function ClosingPage(): ReactNode {
  const today = todayInKigali(new Date());
  const named = new URLSearchParams(useSearch()).get('day') ?? '';
  const day = isCalendarDate(named) && named <= today ? named : today;
  const answer = useQuery(
    untypedApiQuery<DayClosing>(['closing', day], (init) =>
      accountApi.payments.closing.$get({ query: { day } }, { init }),
    ),
  );
  const { data } = answer;
  return (
    <div className="closing">
      <ChooseDay day={day} today={today} />
      <h2>{formatDate(day)}</h2>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load this day" />
      ) : (
        <>
          <Signatures closing={data} />
          <DaySums sums={data.sums} />
          {data.cashBy.length > 0 && <p>{cashByText(data.cashBy)}</p>}
          <Till key={`till ${day}`} closing={data} />
          <SignDay key={day} closing={data} />
          <EbmSales day={day} />
          <RecentDays />
        </>
      )}
    </div>
  );
}

function ChooseDay({ day, today }: { day: string; today: string }): ReactNode {
  const at = (other: string) => (other === today ? '' : `?day=${other}`);
  return (
    <div className="closing__day">
      <div className="field">
        <label className="field__label" htmlFor="closing-day">
          Day
        </label>
        <input
          id="closing-day"
          type="date"
          value={day}
          max={today}
          onChange={({ currentTarget: { value } }) => {
            if (isCalendarDate(value) && value <= today) goTo(at(value), 'push');
          }}
        />
      </div>
      <ViewLink className="button button--small" search={at(addDays(day, -1))}>
        The day before
      </ViewLink>
      {day < today && (
        <ViewLink className="button button--small" search={at(addDays(day, 1))}>
          The day after
        </ViewLink>
      )}
    </div>
  );
}
