import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { enrolmentStatusName } from '#src/domain/account/own/own-request.ts';
import { answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { OwnList } from './OwnList.tsx';

const askEnrolments = () => answerTo((init) => accountApi.account.enrolments.$get({}, { init }));
const askApplications = () => answerTo((init) => accountApi.account.applications.$get({}, { init }));

export function OwnEnrolments(): ReactNode {
  const words = useWords('own-records');
  return (
    <OwnList
      id="enrolments"
      heading={words.classes}
      ask={askEnrolments}
      fallback={words.classesNotLoaded}
      empty={
        <p>
          <Linked text={words.noClasses} links={{ classes: '/services/dancing' }} />
        </p>
      }
      row={(enrolment) => (
        <RequestRow
          key={enrolment.id}
          title={
            enrolment.registeredAs
              ? words.registeredAs({ name: enrolment.className, registered: enrolment.registeredAs })
              : enrolment.className
          }
          details={words.classSentOn({ price: enrolment.price, day: dayOf(enrolment.createdAt) })}
          state={enrolmentStatusName(words, enrolment)}
        />
      )}
    />
  );
}

export function OwnApplications(): ReactNode {
  const words = useWords('own-records');
  return (
    <OwnList
      id="applications"
      heading={words.applications}
      ask={askApplications}
      fallback={words.applicationsNotLoaded}
      empty={
        <p>
          <Linked text={words.noApplications} links={{ internships: '/internships' }} />
        </p>
      }
      row={({ id, programmeTitle, cvName, createdAt, status }) => (
        <RequestRow
          key={id}
          title={programmeTitle}
          details={words.fileSentOn({ file: cvName, day: dayOf(createdAt) })}
          state={words[status]}
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
  return todayInKigali(new Date(instant));
}
