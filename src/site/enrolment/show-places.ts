import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/**
 * Shows in the dialog that a class is full, before anything is typed. On failure it shows nothing,
 * since the server checks again anyway.
 */
export async function showPlaces(dialog: HTMLElement, classId: string): Promise<void> {
  const notice = dialog.querySelector<HTMLElement>('[data-full]');
  if (notice === null) return;
  notice.hidden = true;
  notice.dataset['full'] = classId;
  const answer = await answerTo((init) =>
    api.enrolments.places[':classId'].$get({ param: { classId } }, { init }),
  );
  // Another class may have been opened meanwhile.
  if (notice.dataset['full'] === classId) notice.hidden = answer.kind !== 'ok' || answer.data.left > 0;
}
