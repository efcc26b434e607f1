import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { IslandWords } from '#src/lib/words/island-words.tsx';
import { loadWords } from '#src/lib/words/load-words.ts';
import { MonthView } from './MonthView.tsx';

interface FreeDates {
  host: HTMLElement;
  /** Field that the month fills in. */
  date: HTMLInputElement;
  /** Offers, each with its SKU in `data-sku`: the month shows the days that are free for it. */
  offers: HTMLSelectElement;
  span: DaySpan;
}

/** Replaces the button with the month, and moves the focus to a day if the button had it. */
export async function showFreeDates({ host, ...month }: FreeDates): Promise<void> {
  const words = await loadWords('free-dates');
  host.dataset['open'] = '';
  const focused = host.contains(document.activeElement) || document.activeElement === document.body;
  flushSync(() =>
    createRoot(host).render(
      <IslandWords value={words}>
        <FreeMonth {...month} />
      </IslandWords>,
    ),
  );
  if (focused) host.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
}

function FreeMonth({ date, offers, span }: Omit<FreeDates, 'host'>): ReactNode {
  const [order, setOrder] = useState(() => chosenIn(offers));
  useEffect(() => {
    const read = () => setOrder(chosenIn(offers));
    offers.addEventListener('change', read);
    return () => offers.removeEventListener('change', read);
  }, [offers]);
  const tell = () => date.dispatchEvent(new Event('input', { bubbles: true }));
  return <MonthView input={date} span={span} order={order} refusal={undefined} onChoose={tell} />;
}

function chosenIn(offers: HTMLSelectElement): string[] {
  return [...offers.selectedOptions].flatMap(({ dataset }) => dataset['sku'] ?? []);
}
