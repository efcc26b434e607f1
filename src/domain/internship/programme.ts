import type { Applying } from '#src/domain/application/applying.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { formatMoney } from '#src/lib/money.ts';

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

const notSet = 'To be announced';

/** "Photography", for lists of internships only. */
export function listedTitle(title: string): string {
  return title.replace(/ Internship$/, '');
}

type Fees = Pick<ProgrammeFields, 'tuitionFee' | 'materialsFee'>;

export function publicProgramme({ id, fields, full }: PublishedEntry): PublicProgramme {
  const { title, duration, summary, tuitionFee, materialsFee, picture, alt } = fields;
  return {
    id,
    title,
    duration,
    summary,
    picture,
    alt,
    fee: feeText(totalFee(fields)),
    tuition: feeText(tuitionFee),
    materials: feeText(materialsFee),
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

export function feeText(amount: number | undefined): string {
  return amount === undefined ? notSet : formatMoney(amount);
}

export function feeLines(fees: Fees): [label: string, amount: string][] {
  return [
    ['Tuition', feeText(fees.tuitionFee)],
    ['Materials', feeText(fees.materialsFee)],
    ['Total', feeText(totalFee(fees))],
  ];
}

export function nextAfter<T>(entries: readonly T[], entry: T, count: number): T[] {
  const position = entries.indexOf(entry);
  return [...entries.slice(position + 1), ...entries.slice(0, position)].slice(0, count);
}
