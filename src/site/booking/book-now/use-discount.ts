import { useEffect, useState } from 'react';
import { emptyDiscountCode } from '#src/domain/discount/discount.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import {
  type AppliedDiscount,
  discountStorageKey,
  parseAppliedDiscount,
} from '#src/site/discount/applied-discount.ts';
import { checkDiscount } from '#src/site/discount/check-discount.ts';

export interface Discount {
  /** False until the browser has read the stored code. */
  isRead: boolean;
  applied: AppliedDiscount | undefined;
  error: string | undefined;
  /** A code accepted at first, then rejected with the booking. */
  refused: string | undefined;
  checking: boolean;
  apply: (typed: string, emailNow: () => string) => void;
  /** Removes the code; `error` is the reason if it was not the visitor's choice. */
  remove: (error?: string) => void;
}

/** Keeps the accepted code across reloads. `onChange` runs when one is applied or removed. */
export function useDiscount(onChange: () => void): Discount {
  const [isRead, setIsRead] = useState(false);
  const word = useWording();
  const [applied, setApplied] = useState<AppliedDiscount>();
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    setApplied(parseAppliedDiscount(recall(discountStorageKey)));
    setIsRead(true);
  }, []);

  const { busy: checking, run: check } = useAction(async (code: string, emailNow: () => string) => {
    onChange();
    const checked = await checkDiscount(word, code, emailNow);
    if (!checked.ok) return setError(checked.sentence);
    const accepted = { code: code.toUpperCase(), percent: checked.percent };
    remember(discountStorageKey, JSON.stringify(accepted));
    setError(undefined);
    setApplied(accepted);
  });

  return {
    isRead,
    applied,
    error,
    refused,
    checking,
    apply(typed, emailNow) {
      const code = typed.trim();
      if (code === '') setError(word(emptyDiscountCode));
      else check(code, emailNow);
    },
    remove(reason) {
      forget(discountStorageKey);
      if (reason === undefined) onChange();
      setRefused(reason === undefined ? undefined : applied?.code);
      setApplied(undefined);
      setError(reason);
    },
  };
}
