import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { en as availability } from '#src/domain/availability/words/en.ts';
import { chosenSentence, dayLabel, dayNote } from '#src/domain/booking/day/day-words.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { within } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { speak } from '#src/lib/words/messages.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { newBookingWords } from './new-booking-words.ts';

const dayWords = speak('en', availability);

/** Staff see the free slots of every day; clients see them only when few are left. */
const anyNumber = Number.POSITIVE_INFINITY;

interface DayFieldProps {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** SKUs of the lines, whose services need a slot. */
  skus: readonly string[];
  onChange: (day: string) => void;
}

/** Month with the slots that each day has left for these lines. */
export function DayField({ day: chosen, skus, onChange }: DayFieldProps): ReactNode {
  const [today] = useState(() => todayInKigali(new Date()));
  const span = { first: today, last: addDays(today, bookingHorizonDays) };
  const [cursor, setCursor] = useState(within(span, chosen || today));
  const [pressed, setPressed] = useState(chosen);
  const error = useFieldError('eventDate');
  const month = monthOf(cursor);
  const sku = [...new Set(skus)].sort();
  const answer = useQuery(
    apiQuery(['free-days', month, ...sku], (init) =>
      accountApi.days.free.$get({ query: { month, sku } }, { init }),
    ),
  );
  const known = new Map(answer.data?.days.map((one) => [one.day, one]));

  function look(day: string): DayLook {
    const found = known.get(day);
    return {
      note: dayNote(dayWords, found, anyNumber),
      label: dayLabel(dayWords, day, found, anyNumber),
      pressed: day === chosen,
      refused: found?.left === 0,
    };
  }

  function press(day: string): void {
    setCursor(day);
    setPressed(day);
    if (known.get(day)?.left !== 0) onChange(day);
  }

  return (
    <fieldset className="fieldset month stack gap-2xs">
      <legend>{newBookingWords.day}</legend>
      {error !== undefined && <p className="field__error">{error}</p>}
      <MonthHead cursor={cursor} span={span} onMove={setCursor} heading="h2" />
      <MonthTable
        month={month}
        span={span}
        cursor={cursor}
        look={look}
        onMove={setCursor}
        onPress={press}
        busy={answer.data === undefined}
      />
      <QueryState of={answer} fallback={newBookingWords.slotsUnknown} loaded />
      <div className="apart">
        <p role="status">
          {pressed === ''
            ? newBookingWords.noDay
            : chosenSentence(dayWords, pressed, known.get(pressed), anyNumber)}
        </p>
        {chosen !== '' && (
          <SmallButton
            look="quiet"
            onClick={() => {
              setPressed('');
              onChange('');
            }}
          >
            {newBookingWords.withoutDay}
          </SmallButton>
        )}
      </div>
    </fieldset>
  );
}
