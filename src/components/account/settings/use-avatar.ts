import type { User } from '#src/domain/account/user.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../session/account-api.ts';

const uploadTimeoutMs = 120_000;

export function useAvatar(
  onChange: (user: User) => void,
  { onUploaded, onRemoved }: { onUploaded: () => void; onRemoved: () => void },
) {
  const word = useWording();
  const words = useWords('settings');
  const { avatar } = accountApi.auth.me;
  const { busy: uploading, run: upload } = useAction(async (square: Blob | null) => {
    if (square === null) return failUpload(words.pictureNotCropped, words.uploadFailed);
    const form = { avatar: new File([square], 'avatar.jpg', { type: square.type }) };
    const answer = await answerTo((init) => avatar.$post({ form }, { init }), uploadTimeoutMs);
    if (settle(answer, words.uploadFailed, words.pictureUpdated)) onUploaded();
  });
  const { busy: removing, run: remove } = useAction(async () => {
    const answer = await answerTo((init) => avatar.$delete({}, { init }));
    if (settle(answer, words.deleteFailed, words.pictureRemoved)) onRemoved();
  });

  /** Returns true if the picture changed. */
  function settle(answer: Answer<{ user: User }>, failed: string, done: string): boolean {
    if (answer.kind !== 'ok') {
      const { message, fields } = failureOf(word, answer, failed);
      failUpload(fields['avatar'] ?? message, failed);
      return false;
    }
    onChange(answer.data.user);
    showToast({ title: done, tone: 'success' });
    return true;
  }

  return { uploading, upload, removing, remove };
}

export function failUpload(text: string, title: string): void {
  showToast({ title, text, tone: 'error' });
}
