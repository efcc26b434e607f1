import './client.css';
import type { ReactNode } from 'react';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { site } from '#src/domain/studio/site.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { CallLinks } from '../records/Contact.tsx';
import { phoneText } from './client-words.ts';

/** Phone numbers and emails, with the ways to reach the client by each. */
export function Keys({ client: { phones, emails } }: { client: ClientDetail }): ReactNode {
  if (phones.length + emails.length === 0) return <p>We have no phone number or email.</p>;
  return (
    <ul className="keys plain-list">
      {phones.map((phone) => (
        <li key={phone} className="actions">
          <CallLinks phone={phoneText(phone)} about={site.name} />
        </li>
      ))}
      {emails.map((email) => (
        <li key={email} className="actions">
          <a className="button button--small" href={mailLink(email, site.name)} aria-label={`Email ${email}`}>
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
