import type { ReactNode } from 'react';
import { formatMoment } from '#src/lib/dates/dates.ts';
import type { DeadMail } from './dead-mail.ts';

interface MailRowProps {
  mail: DeadMail;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A mail that was given up: to whom, what, when, why, and what can be done with it. */
export function MailRow({ mail, onRetry, onDiscard }: MailRowProps): ReactNode {
  const { recipient, subject, createdAt, diedAt, tries, trouble } = mail;
  const which = <span className="visually-hidden">{`“${subject}” to ${recipient}`}</span>;
  return (
    <li className="own-row apart">
      <div className="own-row__words">
        <p className="own-row__title">{subject}</p>
        <p>
          To <a href={`mailto:${recipient}`}>{recipient}</a>
        </p>
        <p>{trouble}</p>
        <p className="soft small">
          Given up {formatMoment(new Date(diedAt))}, after {tries === 1 ? '1 try' : `${tries} tries`}; written{' '}
          {formatMoment(new Date(createdAt))}
        </p>
      </div>
      <p className="actions">
        <button className="button button--small" type="button" onClick={onRetry}>
          Send again {which}
        </button>
        <button className="button button--small button--quiet" type="button" onClick={onDiscard}>
          Discard {which}
        </button>
      </p>
    </li>
  );
}
