import type { ReactNode } from 'react';
import { Skeleton, Trouble } from '#src/components/Waiting.tsx';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useList } from '../use-list.ts';
import {
  applicationStatusNames,
  enrolmentStatusName,
  type OwnApplication,
  type OwnEnrolment,
} from './own-request.ts';

/** Enrolments in dance classes under the user's address. */
export function OwnEnrolments(): ReactNode {
  return (
    <RequestList<OwnEnrolment>
      path="/account/enrolments"
      id="enrolments"
      heading="Your dance classes"
      trouble="We could not load your dance classes"
      empty="No classes yet."
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
    <RequestList<OwnApplication>
      path="/account/applications"
      id="applications"
      heading="Your applications"
      trouble="We could not load your applications"
      empty="No applications yet."
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
  path: `/${string}`;
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
  const { path, id, heading, trouble, empty, link, row } = props;
  const { items, failure, askAgain } = useList<T>(path, trouble);
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {failure && <Trouble message={failure.message} askAgain={askAgain} />}
      {!items && !failure && <Skeleton />}
      {items?.length === 0 && (
        <p>
          {empty} <a href={link.href}>{link.label}</a>
        </p>
      )}
      {items && items.length > 0 && (
        <ul className="own-rows plain-list">
          {items.map((item) => {
            const { title, details, state } = row(item);
            return (
              <li className="own-row apart" key={item.id}>
                <div>
                  <h3 className="own-row__title">{title}</h3>
                  <p className="soft small">{details}</p>
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
