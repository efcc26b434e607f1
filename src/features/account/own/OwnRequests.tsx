import type { ReactNode } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { accountApi } from '../account-api.ts';
import { useList } from '../use-list.ts';
import { applicationStatusNames, enrolmentStatusName } from './own-request.ts';

const askEnrolments = () => answerTo((init) => accountApi.account.enrolments.$get({}, { init }));
const askApplications = () => answerTo((init) => accountApi.account.applications.$get({}, { init }));

/** Enrolments in dance classes under the user's address. */
export function OwnEnrolments(): ReactNode {
  return (
    <RequestList
      ask={askEnrolments}
      id="enrolments"
      heading="Your dance classes"
      trouble="Your dance classes could not be loaded"
      empty="No class yet."
      link={{ href: '/services/dancing', label: 'See the classes' }}
      row={(enrolment) => ({
        title: enrolment.registeredAs
          ? `${enrolment.className} (registered as ${enrolment.registeredAs})`
          : enrolment.className,
        details: `${formatMoney(enrolment.price)}, sent on ${dayOf(enrolment.createdAt)}`,
        state: enrolmentStatusName(enrolment),
      })}
    />
  );
}

/** Applications for internships under the user's address. */
export function OwnApplications(): ReactNode {
  return (
    <RequestList
      ask={askApplications}
      id="applications"
      heading="Your applications"
      trouble="Your applications could not be loaded"
      empty="No application yet."
      link={{ href: '/internships', label: 'See the internships' }}
      row={({ programmeTitle, cvName, createdAt, status }) => ({
        title: programmeTitle,
        details: `${cvName}, sent on ${dayOf(createdAt)}`,
        state: applicationStatusNames[status],
      })}
    />
  );
}

interface RequestListProps<T> {
  ask: () => Promise<Answer<{ items: T[] }>>;
  id: string;
  heading: string;
  /** What is said when the list does not come. */
  trouble: string;
  empty: string;
  /** Where one sends another. */
  link: { href: string; label: string };
  row: (item: T) => { title: string; details: string; state: string };
}

/** A short list: what, when, and where it stands. */
function RequestList<T extends { id: string }>(props: RequestListProps<T>): ReactNode {
  const { ask, id, heading, trouble, empty, link, row } = props;
  const { items, loading } = useList(ask, trouble);
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <LoadState {...loading} loaded={items !== undefined} />
      {items?.length === 0 && (
        <p>
          {empty} <a href={link.href}>{link.label}</a>
        </p>
      )}
      {items && items.length > 0 && (
        <ul className="own-rows">
          {items.map((item) => {
            const { title, details, state } = row(item);
            return (
              <li className="own-row" key={item.id}>
                <div>
                  <h3 className="own-row__title">{title}</h3>
                  <p className="own-row__details">{details}</p>
                </div>
                <span className="tag">{state}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function dayOf(instant: string): string {
  return formatDate(todayInKigali(new Date(instant)));
}
