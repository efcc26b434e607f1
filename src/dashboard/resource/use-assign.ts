import { useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { showBooking } from '../booking/sheet/send-change.ts';
import { announceDone } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
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
    const taken = answer.kind === 'refused' ? (answer.body as { free?: Named[] } | undefined) : undefined;
    setClash(
      taken?.free && answer.kind === 'refused' ? { sentence: answer.error, free: taken.free } : undefined,
    );
    if (taken?.free === undefined) showFailure(assignWords.failed, answer);
    const current = currentIn<StaffBooking>(answer);
    if (current) showBooking(current);
    else void queryClient.invalidateQueries({ queryKey: ['resources'] });
  });
  return { busy: busy ? pressed : undefined, clash, assign: run, forget: () => setClash(undefined) };
}
