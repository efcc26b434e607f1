import { type ReactNode, useRef, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { Avatar } from '../Avatar.tsx';
import { callSignedIn } from '../call-account.ts';
import { failureOf } from '../failure.ts';
import type { User } from '../user.ts';
import { CropArea } from './CropArea.tsx';
import { loadPicture } from './picture.ts';

interface AvatarEditorProps {
  user: User;
  onChange: (user: User) => void;
}

/** The profile picture: choose one, cut out a square, upload it, or remove the one there is. */
export function AvatarEditor({ user, onChange }: AvatarEditorProps): ReactNode {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [busy, setBusy] = useState(false);
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

  async function upload(square: Blob | null): Promise<void> {
    if (busy) return;
    if (square === null) return fail('This browser cannot crop the picture. Please try another one.');
    setBusy(true);
    const form = new FormData();
    form.set('avatar', square, 'avatar.jpg');
    const answer = await callSignedIn<{ user: User }>('POST', '/auth/me/avatar', { form });
    settle(answer, 'Upload failed', 'Profile image updated');
  }

  async function remove(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await callSignedIn<{ user: User }>('DELETE', '/auth/me/avatar');
    settle(answer, 'Delete failed', 'Profile image removed');
  }

  function settle(answer: Answer<{ user: User }>, failed: string, done: string): void {
    setBusy(false);
    if (answer.kind !== 'ok') {
      const { message, fields } = failureOf(answer, failed);
      fail(fields['avatar'] ?? message, failed);
      return;
    }
    onChange(answer.data.user);
    showToast({ title: done, tone: 'success' });
    close();
  }

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
            aria-busy={busy}
            onClick={remove}
          >
            Remove the picture
          </button>
        )}
      </div>
      {picture && <CropArea picture={picture} busy={busy} onSave={upload} onCancel={close} />}
    </section>
  );
}

function fail(text: string, title = 'Upload failed'): void {
  showToast({ title, text, tone: 'error' });
}
