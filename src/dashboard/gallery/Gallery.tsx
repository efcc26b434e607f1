import '../lists/table/grid.css';
import './gallery.css';
import type { ReactNode } from 'react';
import { toCategory } from '#src/domain/gallery/gallery.ts';
import type { GalleryFields as Fields } from '#src/domain/gallery/gallery-item.ts';
import { en as kinds } from '#src/domain/gallery/words/en.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { plural } from '#src/lib/text.ts';
import { Tag } from '../records/Tag.tsx';
import { EntryTags } from '../shelf/EntryTags.tsx';
import { changeShelfEntry, removeShelfEntry } from '../shelf/entry-calls.ts';
import { ShelfPage } from '../shelf/ShelfPage.tsx';
import { type ShelfPageRules, shelfPage } from '../shelf/shelf-page.ts';
import { AddMany } from './AddMany.tsx';
import { CategoryChoice } from './CategoryField.tsx';
import { GalleryFields } from './GalleryFields.tsx';
import { galleryBody, galleryText } from './gallery-body.ts';
import { BuiltThumbnails, Thumbnail } from './Thumbnail.tsx';
import { useBuiltThumbnails } from './use-built-thumbnails.ts';

const gallery: ShelfPageRules = shelfPage<Fields>({
  word: 'gallery',
  noun: 'picture',
  Fields: GalleryFields,
  Adding: AddMany,
  bodyOf: galleryBody,
  labels: {
    title: 'Title',
    category: 'Category',
    caption: 'Caption',
    alt: 'Description of the picture',
    externalLink: 'Shop link',
    video: 'Film',
    focus: 'Focus point',
    picture: 'Picture',
  },
  textOf: galleryText,
  columns: [],
  tile: {
    Picture: ({ item }) => <Thumbnail fields={item.fields} />,
    Facts: PictureFacts,
  },
  tabs: [
    { label: 'Drafts', choice: { shows: 'draft' } },
    { label: 'Without a description', choice: { shows: 'incomplete' } },
  ],
  bulk: [
    {
      label: 'Move to a category',
      one: (entry, category) => moveTo(entry, toCategory(category)),
      done: (count) => `${plural(count, 'picture')} moved.`,
      Choice: CategoryChoice,
    },
    {
      label: 'Remove',
      one: (entry) => removeShelfEntry(gallery, entry),
      done: (count) => `${plural(count, 'picture')} removed. The filter “Removed” finds them again.`,
    },
  ],
  publicPage: () => '/gallery',
});

function PictureFacts({ item }: { item: StaffShelfEntry<Fields> }): ReactNode {
  const { category, alt } = item.fields;
  return (
    <p className="tile__tags">
      <span className="soft small">{kinds[category]}</span>
      <EntryTags entry={item} />
      {alt === '' && <Tag tone="bad">No description</Tag>}
    </p>
  );
}

/** Published pictures stay published; drafts stay drafts. */
function moveTo(entry: StaffShelfEntry<Fields>, category: Fields['category']) {
  const isPublic = entry.state === 'published' && !entry.draft;
  return changeShelfEntry(gallery, entry, { category, ...(isPublic && { state: 'published' }) });
}

export default function Gallery(): ReactNode {
  return (
    <BuiltThumbnails value={useBuiltThumbnails()}>
      <div className="gallery-page">
        <ShelfPage rules={gallery} />
      </div>
    </BuiltThumbnails>
  );
}
