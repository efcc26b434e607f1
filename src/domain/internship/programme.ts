import type { Applying } from '#src/domain/application/applying.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { formatMoney } from '#src/lib/money.ts';

/** An internship programme (docs/product.md, Internship programmes), without the page: it runs at build time and in the browser. */

/** Fields of a programme. */
export interface ProgrammeFields {
  title: string;
  /** As people say it: "1–2 months". */
  duration: string;
  /** RWF; absent while it is not set. */
  tuitionFee?: number | undefined;
  /** RWF; absent while it is not set. */
  materialsFee?: number | undefined;
  /** One sentence for the list, search and search engines; empty where there is none. */
  summary: string;
  learn: string[];
  features: string[];
  deliverables: string[];
  prerequisites: string[];
  /** Days and hours; empty while they are not agreed. */
  schedule: string;
  /** The page of the service that the intern joins. */
  service?: string | undefined;
  picture?: ShelfPicture | undefined;
  /** Description for people who cannot see the picture. */
  alt?: string | undefined;
  /** The long description, in Markdown. */
  body: string;
  /** Whether one can apply. */
  open: boolean;
  /** Number of places; absent without a limit. */
  seats?: number | undefined;
}

/** A programme as `GET /api/internships` tells it: what a card shows. Fees are texts. */
export interface PublicProgramme
  extends Pick<ProgrammeFields, 'title' | 'duration' | 'summary' | 'picture' | 'alt'> {
  id: string;
  /** Tuition and materials together. */
  fee: string;
  tuition: string;
  materials: string;
  applying: Applying;
}

/** Published programme, as written to `.published/`. */
export interface PublishedEntry extends ShelfEntry<ProgrammeFields> {
  /** True when all places are taken. */
  full: boolean;
}

/** Text of a fee that is not set. */
const notSet = 'To be announced';

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

/** True when all places are taken by this number of accepted applicants. */
export function isFull({ seats }: Pick<ProgrammeFields, 'seats'>, accepted: number): boolean {
  return seats !== undefined && accepted >= seats;
}

/** Adds up the fees, in RWF; undefined while one of them is not set. */
export function totalFee({ tuitionFee, materialsFee }: Fees): number | undefined {
  return tuitionFee === undefined || materialsFee === undefined ? undefined : tuitionFee + materialsFee;
}

/** "85,000 RWF", or that it is not set. */
export function feeText(amount: number | undefined): string {
  return amount === undefined ? notSet : formatMoney(amount);
}

/** The three lines of a fee table, as text. */
export function feeLines(fees: Fees): [label: string, amount: string][] {
  return [
    ['Tuition', feeText(fees.tuitionFee)],
    ['Materials', feeText(fees.materialsFee)],
    ['Together', feeText(totalFee(fees))],
  ];
}

/** The `count` programmes listed after one of them; after the last comes the first. */
export function nextAfter<T>(entries: readonly T[], entry: T, count: number): T[] {
  const position = entries.indexOf(entry);
  return [...entries.slice(position + 1), ...entries.slice(0, position)].slice(0, count);
}
