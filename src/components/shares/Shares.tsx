import '#src/styles/folded.css';
import './shares.css';
import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { minimumPayment } from '#src/domain/payment/payment.ts';
import {
  type BookingShare,
  isOpenShare,
  maxShareName,
  type ShareLink,
} from '#src/domain/payment/share/share.ts';
import type { ShareRequest } from '#src/domain/payment/share/share-requests.ts';
import type { Answer } from '#src/lib/answer.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { ShareRow } from './ShareRow.tsx';

export interface ShareCalls {
  /** Makes a link; `key` is the same for its retries. */
  make: (share: ShareRequest, key: string) => Promise<Answer<ShareLink>>;
  renew: (id: string) => Promise<Answer<ShareLink>>;
  withdraw: (id: string) => Promise<Answer<unknown>>;
}

interface SharesProps {
  /** Distinguishes the drafts and keys of several bookings. */
  name: string;
  shares: readonly BookingShare[];
  shareable: number;
  calls: ShareCalls;
}

/** Lists the shares of a booking and makes another one. Their links are shown only when made. */
export function Shares({ name, shares, shareable, calls }: SharesProps): ReactNode {
  const words = useWords('booking-share');
  const [links, setLinks] = useState<Record<string, string>>({});
  const [status, setStatus] = useState('');
  const keep = ({ id, url }: ShareLink) => {
    setLinks((known) => ({ ...known, [id]: url }));
    setStatus(words.made);
  };
  const canRenew = shares.some((share) => isOpenShare(share) && links[share.id] === undefined);
  return (
    <>
      <p>{shareable > 0 ? words.shareable({ amount: shareable }) : words.allShared}</p>
      {shareable >= minimumPayment && (
        <NewShare name={name} shareable={shareable} make={calls.make} onLink={keep} />
      )}
      <p role="status">{status}</p>
      {shares.length > 0 && (
        <ul className="shares lined plain-list">
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} url={links[share.id]} calls={calls} onLink={keep} />
          ))}
        </ul>
      )}
      {canRenew && <p className="soft small">{words.renewHint}</p>}
    </>
  );
}

interface NewShareProps {
  name: string;
  shareable: number;
  make: ShareCalls['make'];
  onLink: (link: ShareLink) => void;
}

function NewShare({ name, shareable, make, onLink }: NewShareProps): ReactNode {
  const words = useWords('booking-share');
  const form = useForm({
    draft: { key: `fts_${name}`, fields: ['name', 'amount'] },
    fallback: words.notMade,
    check: ({ amount = '' }): Record<string, string> => {
      const read = readMoney(amount, { min: minimumPayment, max: shareable });
      return 'amount' in read || amount === '' ? {} : { amount: read.problem };
    },
    send(values) {
      const share = { name: values['name'] ?? '', amount: values['amount'] ?? '' };
      return sendOnce(name, JSON.stringify(share), (key) => make(share, key));
    },
    onDone(link) {
      form.formRef.current?.reset();
      onLink(link);
    },
  });
  return (
    <details className="action shares__new">
      <summary>{words.unfold}</summary>
      <Form form={form}>
        <TextField
          id={`${name}-name`}
          name="name"
          label={words.name}
          maxLength={maxShareName}
          autoComplete="off"
        />
        <TextField
          id={`${name}-amount`}
          name="amount"
          label={words.amount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
        />
        <SubmitButton form={form} className="">
          {form.busy ? words.making : words.make}
        </SubmitButton>
      </Form>
    </details>
  );
}
