import type { Applying } from '#src/domain/application/applying.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import type { InternshipWords } from './words/en.ts';

/** Fields of a programme (docs/product.md, Internship programmes). */
export interface ProgrammeFields {
  title: string;
  /** Displayed duration: "1–2 months". */
  duration: string;
  /** RWF; absent while not set. */
  tuitionFee?: number | undefined;
  /** RWF; absent while not set. */
  materialsFee?: number | undefined;
  /** A sentence for the list, the site's search and search engines; empty if none. */
  summary: string;
  learn: string[];
  features: string[];
  deliverables: string[];
  prerequisites: string[];
  /** Days and hours; empty until agreed. */
  schedule: string;
  service?: string | undefined;
  picture?: ShelfPicture | undefined;
  alt?: string | undefined;
  /** Long description, in Markdown. */
  body: string;
  open: boolean;
  /** Number of places; absent for no limit. */
  seats?: number | undefined;
}

/** A card's data from `GET /api/internships`. Fees are formatted. */
export interface PublicProgramme
  extends Pick<ProgrammeFields, 'title' | 'duration' | 'summary' | 'picture' | 'alt'> {
  id: string;
  /** Tuition plus materials. */
  fee: string;
  tuition: string;
  materials: string;
  applying: Applying;
}

/** Published programme, as written to `.published/`. */
export interface PublishedEntry extends ShelfEntry<ProgrammeFields> {
  full: boolean;
}

/** "Photography", for lists of internships only. */
export function listedTitle(title: string): string {
  return title.replace(/ Internship$/, '');
}

type Fees = Pick<ProgrammeFields, 'tuitionFee' | 'materialsFee'>;

export function publicProgramme(
  words: InternshipWords,
  { id, fields, full }: PublishedEntry,
): PublicProgramme {
  const { title, duration, summary, picture, alt } = fields;
  return {
    id,
    title,
    duration,
    summary,
    picture,
    alt,
    ...feeTexts(words, fields),
    applying: applyingTo(fields, full),
  };
}

export function applyingTo({ open }: Pick<ProgrammeFields, 'open'>, full: boolean): Applying {
  if (!open) return 'closed';
  return full ? 'full' : 'open';
}

export function isFull({ seats }: Pick<ProgrammeFields, 'seats'>, accepted: number): boolean {
  return seats !== undefined && accepted >= seats;
}

/** Adds up the fees in RWF; undefined while one is not set. */
export function totalFee({ tuitionFee, materialsFee }: Fees): number | undefined {
  return tuitionFee === undefined || materialsFee === undefined ? undefined : tuitionFee + materialsFee;
}

export function feeText(words: InternshipWords, amount: number | undefined): string {
  return amount === undefined ? words.feeOpen : words.fee({ amount });
}

/** Words the fees; `fee` is tuition plus materials. */
export function feeTexts(
  words: InternshipWords,
  fees: Fees,
): Pick<PublicProgramme, 'fee' | 'tuition' | 'materials'> {
  return {
    fee: feeText(words, totalFee(fees)),
    tuition: feeText(words, fees.tuitionFee),
    materials: feeText(words, fees.materialsFee),
  };
}

export function nextAfter<T>(entries: readonly T[], entry: T, count: number): T[] {
  const position = entries.indexOf(entry);
  return [...entries.slice(position + 1), ...entries.slice(0, position)].slice(0, count);
}
