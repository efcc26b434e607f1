import { type ReactNode, useRef, useState } from 'react';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { Avatar } from '../Avatar.tsx';
import { accountApi } from '../account-api.ts';
import type { User } from '../user.ts';
import { CropArea } from './CropArea.tsx';
import { loadPicture } from './picture.ts';

/** Milliseconds: a picture on a slow line takes its time. */
const uploadPatience = 120_000;

interface AvatarEditorProps {
  user: User;
  onChange: (user: User) => void;
}

/** The profile picture: choose one, cut out a square, upload it, or remove the one there is. */
export function AvatarEditor({ user, onChange }: AvatarEditorProps): ReactNode {
  const [picture, setPicture] = useState<ImageBitmap>();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const loaded = await loadPicture(file);
    if (loaded.kind === 'picture') return setPicture(loaded.picture);
    fail(loaded.problem);
  }

  function close(): void {
    picture?.close();
    setPicture(undefined);
    input.current?.focus();
  }

  /** True when the picture has changed. */
  function settle(answer: Answer<{ user: User }>, failed: string, done: string): boolean {
    if (answer.kind !== 'ok') {
      const { message, fields } = failureOf(answer, failed);
      fail(fields['avatar'] ?? message, failed);
      return false;
    }
    onChange(answer.data.user);
    showToast({ title: done, tone: 'success' });
    return true;
  }

  const { avatar } = accountApi.auth.me;
  const { busy: uploading, run: upload } = useAction(async (square: Blob | null) => {
    if (square === null) return fail('This browser cannot cut the picture. Please try another one.');
    const form = { avatar: new File([square], 'avatar.jpg', { type: square.type }) };
    const answer = await answerTo((init) => avatar.$post({ form }, { init }), uploadPatience);
    if (settle(answer, 'Upload failed', 'Profile image updated')) close();
  });
  const { busy: removing, run: remove } = useAction(async () => {
    const answer = await answerTo((init) => avatar.$delete({}, { init }));
    // The button that was pressed is gone; a picture that is being cut stays.
    if (settle(answer, 'Delete failed', 'Profile image removed')) input.current?.focus();
  });

  return (
    <section className="avatar-editor" aria-labelledby="avatar-title">
      <h2 className="visually-hidden" id="avatar-title">
        Profile picture
      </h2>
      <div className="avatar-editor__now">
        <Avatar user={user} />
        <label className="button button--small">
          {user.avatarUrl === null ? 'Add a picture' : 'Change the picture'}
          <input
            className="avatar-editor__file"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            ref={input}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        {user.avatarUrl !== null && (
          <button
            className="button button--quiet button--small"
            type="button"
            aria-busy={removing}
            onClick={remove}
          >
            Remove the picture
          </button>
        )}
      </div>
      {picture && <CropArea picture={picture} busy={uploading} onSave={upload} onCancel={close} />}
    </section>
  );
}

function fail(text: string, title = 'Upload failed'): void {
  showToast({ title, text, tone: 'error' });
}
