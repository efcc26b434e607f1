import { useRef, useState } from 'react';
import { type FormState, useForm } from '#src/components/forms/use-form.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';
import type { Wording } from '#src/lib/words/refusals.ts';

interface WaitingForm {
  form: FormState;
  /** Place on the list, from 1; undefined until it is sent. */
  position: number | undefined;
  /** True if the server knew of a free slot. */
  isFree: boolean;
}

/** Fields of the form; another field of a refusal is about the day or the order. */
const ownFields = ['name', 'phone', 'email'];

export function useWaitingForm(day: string, items: readonly OrderItem[]): WaitingForm {
  const words = useWords('waiting-list');
  const [position, setPosition] = useState<number>();
  const [isFree, setIsFree] = useState(false);
  const sent = useRef({ text: '', key: '' });
  const form = useForm({
    fallback: words.notJoined,
    check: ({ phone = '' }): Record<string, string> =>
      phone === '' || normalisePhone(phone) !== undefined ? {} : { phone: words.phoneWrong },
    send({ name = '', phone = '', email = '' }) {
      const language = pageLanguage();
      const json = { day, items: items.map(toItem), name, phone, email, language };
      const header = { 'idempotency-key': keyFor(JSON.stringify(json)) };
      return answerTo((init) => api['waiting-list'].$post({ header, json }, { init }));
    },
    explain,
    onRefused({ status, fields }) {
      setIsFree(status === 409 && Object.keys(fields).length === 0);
      return false;
    },
    onDone: (place) => setPosition(place.position),
  });

  /** Returns the key of the first try for a retry, and a new one for a changed form. */
  function keyFor(text: string): string {
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  }

  return { form, position, isFree };
}

const toItem = ({ sku, quantity, options }: OrderItem) => ({
  sku,
  quantity,
  ...(options && { options }),
});

function explain(word: Wording, answer: FailedAnswer): Failure {
  const failure = failureOf(word, answer);
  const other = Object.keys(failure.fields).find((field) => !ownFields.includes(field));
  return other === undefined ? failure : { ...failure, message: failure.fields[other] ?? failure.message };
}
