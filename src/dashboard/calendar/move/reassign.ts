import { accountApi } from '#src/components/account/session/account-api.ts';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { announceDone } from '../../server-state/change.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { inEnglish } from '../../shell/english.ts';
import { assignedSentence, hourWords } from '../calendar-words.ts';
import type { SessionDraft } from '../hours/session-draft.ts';

const { assignments } = accountApi.bookings[':id'];

/** Gives a session to another person, or to nobody. The client is not told. */
export async function reassign(draft: SessionDraft): Promise<void> {
  // The new one comes first, so that a refusal takes nobody away.
  const added = await assign(draft);
  if (added && added.kind !== 'ok') {
    showFailure(inEnglish, hourWords.notAssigned, added);
    await queryClient.invalidateQueries();
    return;
  }
  const removed = await unassign(draft);
  if (removed && removed.kind !== 'ok')
    showFailure(inEnglish, added ? hourWords.halfAssigned : hourWords.notAssigned, removed);
  else announceDone({ title: assignedSentence(draft) });
  await queryClient.invalidateQueries();
}

async function assign({ block: { booking, assignment }, column: { resource } }: SessionDraft) {
  const session = sessionSpan({ ...booking, eventDate: booking.day });
  if (resource === undefined || session === null) return undefined;
  const { from, to } = assignment ?? { from: session.from.toISOString(), to: session.to.toISOString() };
  const json = { resource: resource.id, from, to };
  return answerTo((init) => assignments.$post({ param: { id: booking.id }, json }, { init }));
}

async function unassign({ block: { booking, assignment } }: SessionDraft) {
  if (assignment === undefined) return undefined;
  const param = { id: booking.id, assignment: assignment.id };
  return answerTo((init) => assignments[':assignment'].$delete({ param }, { init }));
}
