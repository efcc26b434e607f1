import type { ReactNode } from 'react';
import { type ProgrammeFields as Fields, feeText, totalFee } from '#src/domain/internship/programme.ts';
import { en } from '#src/domain/internship/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { Tag } from '../records/Tag.tsx';
import { ShelfPage } from '../shelf/ShelfPage.tsx';
import { shelfPage } from '../shelf/shelf-page.ts';
import { ProgrammeFields } from './ProgrammeFields.tsx';
import { programmeBody } from './programme-body.ts';

const words = speak('en', en);

const openText = (open: boolean) => (open ? 'Open for applications' : 'Closed for applications');

const programmes = shelfPage<Fields>({
  word: 'internships',
  noun: 'programme',
  Fields: ProgrammeFields,
  bodyOf: programmeBody,
  labels: {
    title: 'Title',
    duration: 'Duration',
    tuitionFee: 'Tuition',
    materialsFee: 'Materials',
    open: 'Applications',
    seats: 'Places',
    summary: 'Summary',
    schedule: 'Schedule',
    body: 'Description',
    learn: 'What you’ll learn',
    features: 'Key features',
    deliverables: 'Deliverables',
    prerequisites: 'Prerequisites',
    service: 'Service',
    picture: 'Picture',
    alt: 'Description of the picture',
  },
  textOf(name, value) {
    if (name === 'open') return openText(value as boolean);
    return name === 'tuitionFee' || name === 'materialsFee' ? feeText(words, value as number) : undefined;
  },
  columns: [
    { id: 'duration', label: 'Duration', role: 'secondary', cell: ({ fields: { duration } }) => duration },
    { id: 'fee', label: 'Fee', role: 'figure', cell: ({ fields }) => feeText(words, totalFee(fields)) },
    {
      id: 'open',
      label: 'Applications',
      role: 'badge',
      cell: ({ fields: { open } }) => <Tag tone={open ? 'good' : undefined}>{open ? 'Open' : 'Closed'}</Tag>,
    },
    { id: 'seats', label: 'Places', figures: true, extra: true, cell: ({ fields: { seats } }) => seats },
  ],
  publicPage: (id) => (id === undefined ? '/internships' : `/internships/draft?programme=${id}`),
});

export default function Internships(): ReactNode {
  return <ShelfPage rules={programmes} />;
}
