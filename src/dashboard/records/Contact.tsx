import type { ReactNode } from 'react';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { internationalPhone } from './international-phone.ts';

interface ContactProps {
  email: string;
  /** Empty when none was given. */
  phone: string;
  /** What it is about: the subject of an email, the first words on WhatsApp. */
  about: string;
}

/** The ways to reach someone, each one press away. */
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
      <a className="button button--small" href={mailLink(email, about)}>
        Email
      </a>
    </p>
  );
}
