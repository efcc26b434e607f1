import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import type { PublicGalleryItem } from '#src/domain/gallery/gallery-item.ts';
import { fold, hasWords, plural, searchWords } from '#src/lib/text.ts';
import { BuiltThumbnails, useThumbnail } from '../../gallery/Thumbnail.tsx';
import { useBuiltThumbnails } from '../../gallery/use-built-thumbnails.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';

interface PicturePickerProps {
  onPicked: (item: PublicGalleryItem) => void;
  onClose: () => void;
}

/** Chooses a public picture of the gallery. */
export default function PicturePicker({ onPicked, onClose }: PicturePickerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const [typed, setTyped] = useState('');
  const thumbnails = useBuiltThumbnails();
  const answer = useQuery(
    apiQuery(['gallery', 'public'], (init) => accountApi.gallery.$get({ query: {} }, { init })),
  );
  const words = searchWords(typed);
  const found = (answer.data ?? []).filter(({ title, alt }) => hasWords(fold(`${title} ${alt}`), words));
  return (
    <dialog
      className="confirm picture-picker"
      ref={dialog}
      aria-labelledby="picker-title"
      onCancel={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id="picker-title">Add a picture</h2>
      <div className="field">
        <label className="field__label" htmlFor="picker-search">
          Search
        </label>
        <input
          id="picker-search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <QueryState of={answer} fallback="We could not load the gallery" />
      {answer.data && (
        <>
          <p role="status">{plural(found.length, 'picture')}</p>
          <BuiltThumbnails value={thumbnails}>
            <ul className="picture-picker__list plain-list">
              {found.map((item) => (
                <li key={item.id}>
                  <button type="button" onClick={() => onPicked(item)}>
                    <Picture item={item} />
                    <span>{item.title}</span>
                  </button>
                </li>
              ))}
            </ul>
          </BuiltThumbnails>
        </>
      )}
      <p className="actions">
        <SmallButton onClick={onClose}>Close</SmallButton>
      </p>
    </dialog>
  );
}

function Picture({ item: { picture } }: { item: PublicGalleryItem }): ReactNode {
  const src = useThumbnail(picture);
  return <span className="picture-picker__picture">{src && <img src={src} alt="" loading="lazy" />}</span>;
}
