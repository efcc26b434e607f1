import type { ReactNode } from 'react';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { internationalPhone } from './international-phone.ts';

interface ContactProps {
  /** Empty if none was given, like `phone`. */
  email: string;
  phone: string;
  /** Email subject and first words on WhatsApp. */
  about: string;
}

export function Contact({ email, phone, about }: ContactProps): ReactNode {
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
    </p>
  );
}
