import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { galleryShelf } from '#netlify/core/gallery/gallery-shelf.ts';
import { receiveGalleryFile } from '#netlify/core/gallery/receive-gallery-file.ts';
import { addShelfEntry } from '#netlify/core/shelf/add-entry.ts';
import { projectRoot } from '#netlify/ops/places.ts';

const samples = [
  {
    file: 'images/photography.jpg',
    state: 'published',
    title: 'Sample: prints on the table',
    alt: 'A camera beside printed photographs and a second lens on an oak table, in window light.',
    caption: 'Uploaded from the dashboard.',
  },
  {
    file: 'images/cinematography.jpg',
    state: 'published',
    title: 'Sample: a film with its poster',
    category: 'videography',
    alt: 'A cinema camera on its stand, ready for the first take of the day.',
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    focus: { x: 60, y: 40 },
  },
  { file: 'gallery/agaseke.jpg', state: 'draft', title: 'Sample: a draft without a description' },
] as const;

export async function makeSampleGallery(me: SignedIn): Promise<void> {
  for (const { file, ...fields } of samples) {
    const bytes = new Uint8Array(await readFile(path.join(projectRoot, 'content', file)));
    const { id: upload, width, height } = await receiveGalleryFile(me, crypto.randomUUID(), bytes);
    await addShelfEntry(galleryShelf, me, { ...fields, picture: { upload, width, height } });
  }
}
