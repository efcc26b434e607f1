import './uploads.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { plural } from '#src/lib/text.ts';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { shelfClient } from '../../shelf/shelf-client.ts';
import { useThumbnail } from '../Thumbnail.tsx';
import { DescribedPicture } from './DescribedPicture.tsx';

type Picture = StaffShelfEntry<GalleryFields>;

const query = { shows: 'incomplete', limit: '100' };

const incomplete = untypedApiQuery<ListPage<Picture>>(['gallery', 'incomplete'], (init) =>
  shelfClient('gallery').all.$get({ query }, { init }),
);

/** Fields for all pictures without a description, one below the other; absent if there are none. */
export function DescribeMissing(): ReactNode {
  const answer = useQuery(incomplete);
  const [opened, setOpened] = useState(false);
  const total = answer.data?.total ?? 0;
  if (total === 0 && !opened) return null;
  return (
    <details className="action" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{total === 0 ? 'Every picture has a description' : summary(total)}</summary>
      {opened && (
        <div className="uploads stack gap-xs">
          <p className="small">
            A sentence for people who cannot see the picture; it is needed to publish. Press Enter for the
            next one.
          </p>
          <QueryState of={answer} fallback="We could not load the pictures" />
          {answer.data && <Fields found={answer.data.items} />}
        </div>
      )}
    </details>
  );
}

const summary = (total: number) => `Describe ${plural(total, 'picture')} without a description`;

/** Keeps the described ones in their place, so that nothing moves below the next field. */
function Fields({ found }: { found: readonly Picture[] }): ReactNode {
  const [pictures, setPictures] = useState(found);
  useEffect(() => {
    setPictures((shown) => {
      const known = new Set(shown.map(({ id }) => id));
      const others = found.filter(({ id }) => !known.has(id));
      return others.length === 0 ? shown : [...shown, ...others];
    });
  }, [found]);
  return (
    <ol className="uploads__added plain-list">
      {pictures.map((picture) => (
        <Field key={picture.id} picture={picture} />
      ))}
    </ol>
  );
}

function Field({ picture: { id, version, title, fields } }: { picture: Picture }): ReactNode {
  const src = useThumbnail(fields.picture);
  return <DescribedPicture name={title} src={src} picture={{ id, version, alt: fields.alt }} />;
}
