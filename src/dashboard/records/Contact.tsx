import type { ReactNode } from 'react';
import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import type { LinkedRecord } from '../conversation/conversation-calls.ts';
import { WhatsAppButton } from '../conversation/WhatsAppButton.tsx';
import { ClientLink } from './ClientLink.tsx';
import { internationalPhone } from './international-phone.ts';

type CallLinksProps = Pick<ContactProps, 'phone' | 'about' | 'record'>;

/** Links that call, and that open a chat on WhatsApp or a text message. */
export function CallLinks({ phone, about, record }: CallLinksProps): ReactNode {
  const number = internationalPhone(phone);
  return (
    <>
      <a className="button button--small" href={`tel:${number}`}>
        Call {phone}
      </a>
      {record === undefined ? (
        <a
          className="button button--small"
          href={whatsAppLink(number, about)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
      ) : (
        <WhatsAppButton to={{ ...record, phone, subject: about }} />
      )}
      <a className="button button--small" href={`sms:${number}`}>
        Text
      </a>
    </>
  );
}

interface ContactProps {
  /** Email and phone are empty if none was given. */
  email: string;
  phone: string;
  /** Email subject and first words on WhatsApp. */
  about: string;
  /** Record whose link WhatsApp carries; without it, only the first words. */
  record?: (LinkedRecord & { name: string }) | undefined;
  clientId: string | null;
}

/** Returns the booking of a fee, whose page its client may see; undefined before a fee. */
export function feeRecord({ fee, name }: { fee: Fee | null; name: string }): ContactProps['record'] {
  return fee === null ? undefined : { kind: 'booking', id: fee.reference, name };
}

export function Contact({ email, phone, about, record, clientId }: ContactProps): ReactNode {
  return (
    <p className="actions">
      {phone !== '' && <CallLinks phone={phone} about={about} record={record} />}
      {email !== '' && (
        <a className="button button--small" href={mailLink(email, about)}>
          Email
        </a>
      )}
      <ClientLink id={clientId} />
    </p>
  );
}
