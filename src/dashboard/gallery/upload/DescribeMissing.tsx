import './uploads.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { useSearch } from '../../lists/use-address.ts';
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

/** Fields for all pictures of the tab “Without a description”, one below the other. */
export function DescribeMissing(): ReactNode {
  const shows = new URLSearchParams(useSearch()).get('shows');
  return shows === query.shows && <Missing />;
}

function Missing(): ReactNode {
  const answer = useQuery(incomplete);
  return (
    <>
      <QueryState of={answer} fallback="We could not load the pictures" />
      {answer.data && <Fields found={answer.data.items} />}
    </>
  );
}

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
  if (pictures.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-labelledby="describe-title">
      <h2 id="describe-title">Describe them one after the other</h2>
      <p className="small">
        A sentence for people who cannot see the picture; it is needed to publish. Press Enter for the next
        one.
      </p>
      <ol className="uploads__added plain-list">
        {pictures.map((picture) => (
          <Field key={picture.id} picture={picture} />
        ))}
      </ol>
    </section>
  );
}

function Field({ picture: { id, version, title, fields } }: { picture: Picture }): ReactNode {
  const src = useThumbnail(fields.picture);
  return <DescribedPicture name={title} src={src} picture={{ id, version, alt: fields.alt }} />;
}
