import { type ReactNode, useId, useRef, useState } from 'react';
import { galleryLimits } from '#src/domain/gallery/gallery-request.ts';
import { pictureAddress } from '#src/domain/shelf/picture-address.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { ViewLink } from '../../lists/ViewLink.tsx';
import { queryClient } from '../../server-state/query-client.ts';
import { changeShelfEntry } from '../../shelf/entry-calls.ts';
import { shelfClient } from '../../shelf/shelf-client.ts';
import type { AddedPicture, Upload } from './uploads.ts';

const gallery = { client: shelfClient('gallery') };

export function DescribePictures({ items }: { items: readonly Upload[] }): ReactNode {
  const added = items.flatMap(({ id, name, step }) =>
    step.status === 'sent' ? [{ key: id, name, picture: step.answer }] : [],
  );
  if (added.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-label="Pictures added">
      <p className="small">
        Describe each picture in a sentence, for people who cannot see it. Press Enter for the next one.{' '}
        <ViewLink search="?shows=draft">Show the drafts to publish them</ViewLink>
      </p>
      <ol className="uploads__added plain-list">
        {added.map(({ key, name, picture }) => (
          <DescribedPicture key={key} name={name} picture={picture} />
        ))}
      </ol>
    </section>
  );
}

function DescribedPicture({ name, picture }: { name: string; picture: AddedPicture }): ReactNode {
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
    } else setNotice(failureOf(answer, 'The description was not saved. It is still in the field').message);
  }

  return (
    <li className="uploads__described">
      <img src={pictureAddress(picture.upload, 480)} alt="" loading="lazy" />
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
