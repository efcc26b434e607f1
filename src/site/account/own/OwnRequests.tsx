import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { applicationStatusNames, enrolmentStatusName } from '#src/domain/account/own/own-request.ts';
import { classPrice } from '#src/domain/dance/dance.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { OwnList } from './OwnList.tsx';

const askEnrolments = () => answerTo((init) => accountApi.account.enrolments.$get({}, { init }));
const askApplications = () => answerTo((init) => accountApi.account.applications.$get({}, { init }));

export function OwnEnrolments(): ReactNode {
  return (
    <OwnList
      id="enrolments"
      heading="Your dance classes"
      ask={askEnrolments}
      fallback="We could not load your dance classes"
      empty={
        <p>
          No classes yet. <a href="/services/dancing">See the classes</a>
        </p>
      }
      row={(enrolment) => (
        <RequestRow
          key={enrolment.id}
          title={
            enrolment.registeredAs
              ? `${enrolment.className} (registered as ${enrolment.registeredAs})`
              : enrolment.className
          }
          details={`${classPrice(enrolment.price)}, sent on ${dayOf(enrolment.createdAt)}`}
          state={enrolmentStatusName(enrolment)}
        />
      )}
    />
  );
}

export function OwnApplications(): ReactNode {
  return (
    <OwnList
      id="applications"
      heading="Your applications"
      ask={askApplications}
      fallback="We could not load your applications"
      empty={
        <p>
          No applications yet. <a href="/internships">See the internships</a>
        </p>
      }
      row={({ id, programmeTitle, cvName, createdAt, status }) => (
        <RequestRow
          key={id}
          title={programmeTitle}
          details={`${cvName}, sent on ${dayOf(createdAt)}`}
          state={applicationStatusNames[status]}
        />
      )}
    />
  );
}

function RequestRow({ title, details, state }: { title: string; details: string; state: string }): ReactNode {
  return (
    <li className="own-row apart">
      <div>
        <h3 className="own-row__title">{title}</h3>
        <p className="soft small">{details}</p>
      </div>
      <span className="tag">{state}</span>
    </li>
  );
}

function dayOf(instant: string): string {
  return formatDate(todayInKigali(new Date(instant)));
}
