import { useState } from 'react';
import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import type { TypedHour } from '#src/domain/booking/day/typed-hour.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { hourWords } from '../../booking/session/hour-words.ts';
import { sendSession } from '../../booking/session/send-session.ts';
import { showOutcome } from '../../booking/sheet/send-change.ts';
import { inEnglish } from '../../shell/english.ts';
import type { Movable } from './move-booking.ts';

/** Moves the booking and returns any refusal; a retry sends the version from the conflict. */
export function useMove(booking: Movable, onMoved: () => void) {
  const [version, setVersion] = useState(booking.version);
  const [refusal, setRefusal] = useState<string>();
  const [errors, setErrors] = useState<Partial<Record<keyof TypedHour, string>>>();
  const { run: move } = useAction(async ({ eventDate, ...hour }: DatedSessionTime) => {
    const answer = await sendSession(booking.id, eventDate, hour, version);
    showOutcome(answer, hourWords.moved, (now) => setVersion(now.version));
    if (answer.kind === 'ok') return onMoved();
    const { fields, message } = failureOf(inEnglish, answer, hourWords.notMoved);
    setRefusal(Object.values(fields)[0] ?? message);
  });
  return { refusal, setRefusal, errors, setErrors, move };
}
