import type { ReactNode } from 'react';
import { pictureAddress } from '#src/domain/shelf/picture-address.ts';
import { DescribedPicture } from './DescribedPicture.tsx';
import type { Upload } from './uploads.ts';

export function DescribePictures({ items }: { items: readonly Upload[] }): ReactNode {
  const added = items.flatMap(({ id, name, step }) =>
    step.status === 'sent' ? [{ key: id, name, picture: step.answer }] : [],
  );
  if (added.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-label="Pictures added">
      <p className="small">
        Describe each picture in a sentence, for people who cannot see it. Press Enter for the next one. The
        drafts are below, to be published.
      </p>
      <ol className="uploads__added plain-list">
        {added.map(({ key, name, picture }) => (
          <DescribedPicture
            key={key}
            name={name}
            src={pictureAddress(picture.upload, 480)}
            picture={picture}
          />
        ))}
      </ol>
    </section>
  );
}
