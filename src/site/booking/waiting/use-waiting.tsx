import { type ReactNode, useState } from 'react';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { WaitingDialogProps } from './WaitingDialog.tsx';

/** Opens the form to wait for a day; resolves to true if the day has a free slot by now. */
export type WaitFor = (day: string) => Promise<boolean>;

interface Opened extends WaitingDialogProps {
  Dialog: typeof import('./WaitingDialog.tsx').WaitingDialog;
}

/** Offers to wait for a full day with an order. The form is loaded when it is opened. */
export function useWaiting(
  items: readonly OrderItem[],
  form: { readonly current: HTMLFormElement | null },
): { dialog: ReactNode; waitFor: WaitFor } {
  const words = useWords('waiting-list');
  const [opened, setOpened] = useState<Opened>();

  async function waitFor(day: string): Promise<boolean> {
    try {
      const { WaitingDialog: Dialog } = await import('./WaitingDialog.tsx');
      return await new Promise((resolve) => {
        const onClose = (free: boolean) => {
          setOpened(undefined);
          resolve(free);
        };
        setOpened({ Dialog, day, items, typed: typedIn(form.current), onClose });
      });
    } catch {
      showToast({
        title: words.formNotLoaded,
        text: words.formNotLoadedAdvice(contactValues),
        tone: 'error',
      });
      return false;
    }
  }

  return { dialog: opened && <opened.Dialog {...opened} />, waitFor };
}

function typedIn(form: HTMLFormElement | null): Record<string, string> {
  if (form === null) return {};
  const values = new FormData(form);
  return Object.fromEntries(['name', 'phone', 'email'].map((name) => [name, String(values.get(name) ?? '')]));
}
