import './session.css';
import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { lengthText } from '#src/domain/booking/day/session-words.ts';
import type { TypedHour } from '#src/domain/booking/day/typed-hour.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { hourWords, typedHourSentence, usualLengths } from './hour-words.ts';

const sessionWords = speak('en', session);

interface HourFieldsProps {
  /** Prefix that keeps ids unique between forms. */
  of: string;
  /** Day of the session; null while it is open. */
  day: string | null;
  hour: TypedHour;
  errors?: Partial<Record<keyof TypedHour, string>> | undefined;
  onChange: (hour: TypedHour) => void;
}

export function HourFields({ of, day, hour, errors, onChange }: HourFieldsProps): ReactNode {
  return (
    <div className="hour-fields stack gap-2xs">
      <div className="hour-fields__pair">
        <TextField
          name="startTime"
          id={`${of}-start`}
          label={hourWords.start}
          required={false}
          error={errors?.startTime}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={hour.startTime}
          onChange={({ currentTarget: { value } }) => onChange({ startTime: value, minutes: hour.minutes })}
        />
        <TextField
          name="minutes"
          id={`${of}-minutes`}
          label={hourWords.length}
          required={false}
          error={errors?.minutes}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={hour.minutes}
          onChange={({ currentTarget: { value } }) => onChange({ startTime: hour.startTime, minutes: value })}
        />
      </div>
      <fieldset className="switch">
        <legend className="visually-hidden">{hourWords.usual}</legend>
        {usualLengths.map((minutes) => (
          <label key={minutes}>
            <input
              type="radio"
              aria-label={lengthText(sessionWords, minutes)}
              name={`${of}-usual`}
              checked={hour.minutes === String(minutes)}
              onChange={() => onChange({ startTime: hour.startTime, minutes: String(minutes) })}
            />{' '}
            {minutes / 60} h
          </label>
        ))}
      </fieldset>
      <p className="small" aria-live="polite">
        {typedHourSentence(day, hour)}
      </p>
    </div>
  );
}
