import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { User } from '#src/domain/account/user.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { Avatar } from '../Avatar.tsx';
import { CropArea } from './CropArea.tsx';
import { loadPicture } from './picture.ts';
import { failUpload, useAvatar } from './use-avatar.ts';

interface AvatarEditorProps {
  user: User;
  onChange: (user: User) => void;
}

export function AvatarEditor({ user, onChange }: AvatarEditorProps): ReactNode {
  const words = useWords('settings');
  const [picture, setPicture] = useState<ImageBitmap>();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const loaded = await loadPicture(words, file);
    if (loaded.kind === 'picture') return setPicture(loaded.picture);
    failUpload(loaded.problem, words.uploadFailed);
  }

  function close(): void {
    picture?.close();
    setPicture(undefined);
    input.current?.focus();
  }

  const { uploading, upload, removing, remove } = useAvatar(onChange, {
    onUploaded: close,
    // The pressed button is gone; a picture that is being cropped stays.
    onRemoved: () => input.current?.focus(),
  });

  return (
    <section className="avatar-editor" aria-labelledby="avatar-title">
      <h2 className="visually-hidden" id="avatar-title">
        {words.picture}
      </h2>
      <div className="avatar-editor__now">
        <Avatar user={user} />
        <FileButton
          label={user.avatarUrl === null ? words.addPicture : words.changePicture}
          input={input}
          onChoose={(file) => void choose(file)}
        />
        {user.avatarUrl !== null && (
          <button
            className="button button--quiet button--small"
            type="button"
            aria-busy={removing}
            onClick={remove}
          >
            {words.removePicture}
          </button>
        )}
      </div>
      {picture && <CropArea picture={picture} busy={uploading} onSave={upload} onCancel={close} />}
    </section>
  );
}

interface FileButtonProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File | undefined) => void;
}

function FileButton({ label, input, onChoose }: FileButtonProps): ReactNode {
  return (
    <label className="button button--small">
      {label}
      <input
        className="avatar-editor__file"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        ref={input}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
