import './uploads.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { galleryLimits } from '#src/domain/gallery/gallery-request.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { changeShelfEntry } from '../../shelf/entry-calls.ts';
import { shelfClient } from '../../shelf/shelf-client.ts';
import { inEnglish } from '../../shell/english.ts';
import type { AddedPicture } from './uploads.ts';

const gallery = { client: shelfClient('gallery') };

interface DescribedPictureProps {
  name: string;
  src: string | undefined;
  picture: Pick<AddedPicture, 'id' | 'version' | 'alt'>;
}

/** Field for a picture's description; leaving it saves it. */
export function DescribedPicture({ name, src, picture }: DescribedPictureProps): ReactNode {
  const id = useId();
  const saved = useRef(picture);
  const [notice, setNotice] = useState('');

  async function save(alt: string): Promise<void> {
    if (alt === saved.current.alt) return;
    setNotice('Saving…');
    const answer = await changeShelfEntry(gallery, saved.current, { alt });
    if (answer.kind === 'ok') {
      saved.current = { ...saved.current, alt, version: answer.data.entry.version };
      setNotice('Saved');
      void queryClient.invalidateQueries({ queryKey: ['gallery'] });
    } else
      setNotice(
        failureOf(inEnglish, answer, 'The description was not saved. It is still in the field').message,
      );
  }

  return (
    <li className="uploads__described">
      <img src={src} alt="" loading="lazy" />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Description of {name}
        </label>
        <input
          id={id}
          defaultValue={picture.alt}
          maxLength={galleryLimits.alt}
          aria-describedby={`${id}-notice`}
          onBlur={({ currentTarget }) => void save(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && focusNext(currentTarget)}
        />
        <p className="soft small" id={`${id}-notice`} role="status">
          {notice}
        </p>
      </div>
    </li>
  );
}

/** Focuses the next description; after the last, blurs the field, which saves it. */
function focusNext(field: HTMLInputElement): void {
  const next = field.closest('li')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else field.blur();
}
