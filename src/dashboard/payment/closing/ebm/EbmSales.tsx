import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { EbmReport, EbmReports } from '#src/domain/ebm/ebm-day.ts';
import { answerTo } from '#src/lib/answer.ts';
import { download } from '#src/lib/download.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { formatMoney } from '#src/lib/money.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { Tag } from '../../../records/Tag.tsx';
import { untypedApiQuery } from '../../../server-state/api-query.ts';
import { QueryState } from '../../../server-state/QueryState.tsx';
import { queryClient } from '../../../server-state/query-client.ts';
import { inEnglish } from '../../../shell/english.ts';
import { SmallButton } from '../../../shell/SmallButton.tsx';
import { ebmStateWords, ebmSumText, reportText } from './ebm-words.ts';

const { ebm } = accountApi;

/** Exports a day's sales for EBM, and shows their reports where they are reported. */
export function EbmSales({ day }: { day: string }): ReactNode {
  const answer = useQuery(
    untypedApiQuery<EbmReports>(['ebm', day], (init) =>
      ebm.reports[':day'].$get({ param: { day } }, { init }),
    ),
  );
  const { data } = answer;
  return (
    <section className="closing__sign stack" aria-labelledby="ebm-title">
      <h3 id="ebm-title">Sales for EBM</h3>
      <QueryState of={answer} fallback="We could not load the sales" />
      {data && (
        <>
          <p>{ebmSumText(data)}</p>
          {!data.hasTin && (
            <p className="soft small">The studio’s TIN is not set up yet, so the file has none.</p>
          )}
          {data.count > 0 && <Files day={day} />}
          {data.isReporting && data.reports.length > 0 && <Reports day={day} reports={data.reports} />}
        </>
      )}
    </section>
  );
}

function Files({ day }: { day: string }): ReactNode {
  return (
    <>
      <p className="actions">
        <FileButton file={`${day}.csv`} label="Download CSV" name={`ebm-${day}.csv`} />
        <FileButton file={day} label="Download JSON" name={`ebm-${day}.json`} />
      </p>
      <p className="soft small">This is an export for EBM. It is no tax invoice.</p>
    </>
  );
}

function FileButton({ file, label, name }: { file: string; label: string; name: string }): ReactNode {
  const { busy, run } = useAction(() =>
    download(inEnglish, (init) => ebm[':file'].$get({ param: { file } }, { init }), name),
  );
  return (
    <SmallButton busy={busy} onClick={() => run()}>
      {label}
    </SmallButton>
  );
}

function Reports({ day, reports }: { day: string; reports: readonly EbmReport[] }): ReactNode {
  return (
    <ul className="closing__entries lined plain-list small">
      {reports.map((report) => (
        <Report key={report.id} day={day} report={report} />
      ))}
    </ul>
  );
}

function Report({ day, report }: { day: string; report: EbmReport }): ReactNode {
  const { id, amount, state, lastError } = report;
  const { name, tone } = ebmStateWords(state);
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      ebm.reports[':entry'].retry.$post({ param: { entry: id } }, { init }),
    );
    if (answer.kind === 'ok') showToast({ title: 'The sale is reported again.', tone: 'success' });
    else showFailure(inEnglish, 'The sale is not reported again', answer);
    await queryClient.invalidateQueries({ queryKey: ['ebm', day] });
  });
  return (
    <li>
      <span>
        {reportText(report)} <Tag tone={tone}>{name}</Tag>
        {lastError !== null && <span className="soft"> {lastError}</span>}
      </span>
      <span className="money">{formatMoney(amount)}</span>
      {state === 'refused' && (
        <SmallButton aria-label={`Report again: ${reportText(report)}`} busy={busy} onClick={() => run()}>
          Report again
        </SmallButton>
      )}
    </li>
  );
}
