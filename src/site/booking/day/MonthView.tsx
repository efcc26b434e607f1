import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { chosenSentence, closedDays, dayLabel, dayNote } from '#src/domain/booking/day/day-words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { isWaitable } from '#src/domain/waiting-list/offer-hours.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { dotted } from '#src/lib/text.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { WaitFor } from '../waiting/use-waiting.tsx';
import { useAvailability } from './use-availability.ts';

interface MonthViewProps {
  input: HTMLInputElement;
  span: DaySpan;
  /** SKUs to be booked. */
  order: readonly string[];
  /** Server's last error about the day; a new one reloads the availability. */
  refusal: string | undefined;
  onChoose?: (() => void) | undefined;
  waitFor?: WaitFor | undefined;
}

export function MonthView({ input, span, order, refusal, onChoose, waitFor }: MonthViewProps): ReactNode {
  const words = useWords('availability');
  const [typed, setTyped] = useTyped(input);
  const chosen = typed >= span.first && typed <= span.last ? typed : undefined;
  const [cursor, setCursor] = useState(chosen ?? span.first);
  const [pressed, setPressed] = useState<string>();
  const month = monthOf(cursor);
  const { status, days, retry } = useAvailability(month, order, refusal);
  const told = pressed ?? chosen;
  const isShown = told !== undefined && monthOf(told) === month;
  const canWait = isShown && waitFor !== undefined && isWaitable(days.get(told), new Date());

  useEffect(() => {
    setPressed(undefined);
    if (chosen !== undefined) setCursor(chosen);
  }, [chosen]);

  function look(day: string): DayLook {
    const known = days.get(day);
    return {
      note: dayNote(words, known),
      label: dayLabel(words, day, known),
      pressed: day === chosen,
      refused: known?.left === 0,
    };
  }

  function press(day: string): void {
    setCursor(day);
    setPressed(day);
    if (days.get(day)?.left === 0) return;
    input.value = day;
    setTyped(day);
    onChoose?.();
  }

  return (
    <section className="month stack gap-2xs" aria-labelledby="month-title">
      <MonthHead cursor={cursor} span={span} onMove={setCursor} />
      <MonthTable
        month={month}
        span={span}
        cursor={cursor}
        look={look}
        onMove={setCursor}
        onPress={press}
        busy={status === 'loading'}
      />
      {status === 'unreached' && <Unreached retry={retry} />}
      <EarlyDates days={[...days.values()]} />
      <ClosedDays days={closedDays(words, days.values())} />
      <p className="month__told" role="status">
        {isShown && status !== 'loading'
          ? chosenSentence(words, told, days.get(told), undefined, canWait)
          : ''}
      </p>
      {canWait && <WaitButton day={told} waitFor={waitFor} reload={retry} />}
    </section>
  );
}

function WaitButton({
  day,
  waitFor,
  reload,
}: {
  day: string;
  waitFor: WaitFor;
  reload: () => void;
}): ReactNode {
  async function wait({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const month = currentTarget.closest('.month');
    if (!(await waitFor(day))) return;
    focusDay(month);
    reload();
  }
  return (
    <p>
      <button className="button button--small" type="button" onClick={(event) => void wait(event)}>
        {useWords('waiting-list').join}
      </button>
    </p>
  );
}

/** Focuses the day that the keys move from, because the button in focus disappears. */
function focusDay(month: Element | null): void {
  month?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}

function Unreached({ retry }: { retry: () => void }): ReactNode {
  const words = useWords('availability');
  const { tryAgain: tryAgainLabel } = useWords('forms');
  function tryAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    focusDay(currentTarget.closest('.month'));
    retry();
  }
  return (
    <p className="month__note soft">
      {words.daysUnreached}{' '}
      <button type="button" className="button button--quiet button--small" onClick={tryAgain}>
        {tryAgainLabel}
      </button>
    </p>
  );
}

function EarlyDates({ days }: { days: DayAvailability[] }): ReactNode {
  const words = useWords('availability');
  if (!days.some(({ tooSoon }) => tooSoon !== undefined)) return null;
  const [{ number }] = site.phones;
  return (
    <p className="month__note soft">
      <Linked
        text={words.earlyDates(contactValues)}
        links={{
          phone: `tel:${number}`,
          whatsApp: whatsAppLink(site.whatsapp, `${words.earlyDateText} `),
        }}
      />
    </p>
  );
}

function ClosedDays({ days }: { days: string[] }): ReactNode {
  const words = useWords('availability');
  return days.length > 0 && <p className="month__note soft">{words.closedDays({ days: dotted(days) })}</p>;
}

function useTyped(input: HTMLInputElement): [string, (value: string) => void] {
  const [value, setValue] = useState(input.value);
  useEffect(() => {
    const read = () => setValue(input.value);
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  return [value, setValue];
}
