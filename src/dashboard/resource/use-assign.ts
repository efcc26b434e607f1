import { useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { showBooking } from '../booking/sheet/send-change.ts';
import { announceDone } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import { assignWords } from './resource-page-words.ts';

export type Named = Pick<Resource, 'id' | 'name'>;

/** Refusal that says who has a resource, and what is free instead. */
export interface Taken {
  sentence: string;
  free: Named[];
}

/** Assigns a resource to a booking, and keeps the clash until something else is done. */
export function useAssign(bookingId: string, onAssigned: () => void) {
  const [clash, setClash] = useState<Taken>();
  const [pressed, setPressed] = useState<string>();
  const { busy, run } = useAction(async (one: Named, span: { from: string; to: string }) => {
    setPressed(one.id);
    const json = { resource: one.id, ...span };
    const answer = await answerTo((init) =>
      accountApi.bookings[':id'].assignments.$post({ param: { id: bookingId }, json }, { init }),
    );
    if (answer.kind === 'ok') {
      setClash(undefined);
      announceDone({ title: `${one.name} is assigned` });
      return onAssigned();
    }
    const taken = takenIn(answer);
    setClash(taken);
    if (taken === undefined) showFailure(inEnglish, assignWords.failed, answer);
    const current = currentIn<StaffBooking>(answer);
    if (current) showBooking(current);
    else void queryClient.invalidateQueries({ queryKey: ['resources'] });
  });
  return { busy: busy ? pressed : undefined, clash, assign: run, forget: () => setClash(undefined) };
}

function takenIn(answer: FailedAnswer): Taken | undefined {
  if (answer.kind !== 'refused') return undefined;
  const { free } = (answer.body ?? {}) as { free?: Named[] };
  return free && { sentence: answer.error, free };
}
