import type { ReactNode } from 'react';
import type { Readings } from '#netlify/core/health/deep-health.ts';
import { Facts } from '#src/components/Facts.tsx';
import { momentText } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { backupText, jobWords, waitingText } from './health-words.ts';

interface InsideProps {
  readings: Readings;
  version: string;
}

export function Inside({ readings, version }: InsideProps): ReactNode {
  const { mails, texts, payments, ebm, errors, build, backup, schema } = readings;
  return (
    <>
      <section className="stack gap-xs" aria-labelledby="waits-title">
        <h2 id="waits-title">Queues</h2>
        <Facts
          facts={{
            'Emails to send': waitingText(mails.waiting, mails.oldest),
            'Text messages to send': texts.isSetUp ? waitingText(texts.waiting, texts.oldest) : 'Not set up',
            'Text messages not delivered in the last day':
              texts.undelivered === 0 ? 'None' : String(texts.undelivered),
            'Emails and texts that could not be sent':
              mails.dead === 0 ? 'None' : <a href="/dashboard/superadmin/mail">{mails.dead}</a>,
            'Payments without an outcome': waitingText(payments.count, payments.oldest),
            ...(ebm && {
              'Sales to report to EBM': waitingText(ebm.waiting, ebm.oldest),
              'Sales that EBM refused': ebm.refused === 0 ? 'None' : String(ebm.refused),
            }),
            'Changes not live yet': String(build.waiting),
            'Failed requests in the last hour': String(errors.lastHour),
            'Last good backup': backupText(backup),
            Version: `${version}, built ${momentText(build.builtAt)}`,
            Database: schema,
          }}
        />
      </section>
      <Jobs jobs={readings.jobs.filter(({ job }) => job !== 'report-sales' || ebm !== null)} />
    </>
  );
}

function Jobs({ jobs }: Pick<Readings, 'jobs'>): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="jobs-title">
      <h2 id="jobs-title">Scheduled jobs</h2>
      <Facts
        facts={Object.fromEntries(
          jobs.map(({ job, succeededAt, late }) => [
            jobWords[job],
            <>
              {succeededAt === null ? 'Not yet' : momentText(succeededAt)}
              {late && <Tag tone="bad">Late</Tag>}
            </>,
          ]),
        )}
      />
    </section>
  );
}
