import type { ReactNode } from 'react';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { ClientLink } from './ClientLink.tsx';
import { internationalPhone } from './international-phone.ts';

interface ContactProps {
  /** Email and phone are empty if none was given. */
  email: string;
  phone: string;
  /** Email subject and first words on WhatsApp. */
  about: string;
  clientId: string | null;
}

export function Contact({ email, phone, about, clientId }: ContactProps): ReactNode {
  return (
    <p className="actions">
      {phone !== '' && (
        <>
          <a className="button button--small" href={`tel:${internationalPhone(phone)}`}>
            Call {phone}
          </a>
          <a
            className="button button--small"
            href={whatsAppLink(internationalPhone(phone), about)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
        </>
      )}
      {email !== '' && (
        <a className="button button--small" href={mailLink(email, about)}>
          Email
        </a>
      )}
      <ClientLink id={clientId} />
    </p>
  );
}
