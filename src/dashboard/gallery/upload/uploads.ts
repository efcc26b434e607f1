import { isUnderWay, type Sending } from '#src/lib/sending/sending.ts';

/** So many pictures are taken in one go. */
export const maxUploads = 200;

/** The draft that an uploaded picture became. */
export interface AddedPicture {
  /** Id and version of the gallery's entry. */
  id: string;
  version: string;
  /** Id of the stored file. */
  upload: string;
  /** The description that the entry already has: empty, unless the same picture was chosen again. */
  alt: string;
}

/** One picture on its way to the gallery. */
export interface Upload {
  id: number;
  /** The file's name, as it was chosen. */
  name: string;
  step: UploadStep;
}

/** Where it stands: before it is sent, and then as everything that is sent. */
export type UploadStep =
  | { status: 'queued' }
  | { status: 'shrinking' }
  /** It cannot be sent, for a reason that is told in a sentence. */
  | { status: 'unusable'; reason: string }
  | Sending<AddedPicture, string>;

/** All pictures that were chosen on this page. Rules only; `start-uploads.ts` acts on them. */
export interface Uploads {
  items: readonly Upload[];
  /** So many of those that were chosen last were too many. */
  leftOut: number;
}

export type UploadsEvent =
  | { type: 'add'; chosen: readonly { id: number; name: string }[] }
  | { type: 'shrink'; id: number }
  | { type: 'unusable'; id: number; reason: string }
  /** How far its sending is. */
  | { type: 'sending'; id: number; sending: Sending<AddedPicture, string> }
  /** Another try for what was stopped or not taken. */
  | { type: 'again' }
  /** Nothing more is begun, and nothing goes on. */
  | { type: 'stop' };

export const noUploads: Uploads = { items: [], leftOut: 0 };

/** What follows. */
export function afterUploadsEvent(uploads: Uploads, event: UploadsEvent): Uploads {
  switch (event.type) {
    case 'add':
      return add(uploads, event.chosen);
    case 'shrink':
      return stepTo(uploads, event.id, { status: 'shrinking' });
    case 'unusable':
      return stepTo(uploads, event.id, { status: 'unusable', reason: event.reason });
    case 'sending':
      return stepTo(uploads, event.id, event.sending);
    case 'again':
      return eachStep(uploads, (step) => (hasEndedBadly(step) ? { status: 'queued' } : step));
    case 'stop':
      return eachStep(uploads, (step) => (isOpen(step) ? { status: 'offline', cause: 'stopped' } : step));
  }
}

/** Takes as many as there is room for: what was sent takes no room. */
function add({ items }: Uploads, chosen: readonly { id: number; name: string }[]): Uploads {
  const room = maxUploads - items.filter(({ step }) => step.status !== 'sent').length;
  const taken = chosen.slice(0, Math.max(0, room));
  const added = taken.map((one): Upload => ({ ...one, step: { status: 'queued' } }));
  return { items: [...items, ...added], leftOut: chosen.length - taken.length };
}

function stepTo(uploads: Uploads, id: number, step: UploadStep): Uploads {
  const items = uploads.items.map((item) => (item.id === id ? { ...item, step } : item));
  return { ...uploads, items };
}

function eachStep(uploads: Uploads, change: (step: UploadStep) => UploadStep): Uploads {
  return { ...uploads, items: uploads.items.map((item) => ({ ...item, step: change(item.step) })) };
}

/** True while it is still on its way. */
export function isOpen(step: UploadStep): boolean {
  if (step.status === 'queued' || step.status === 'shrinking') return true;
  return step.status !== 'unusable' && isUnderWay(step);
}

/** True when it waits for someone to try again. */
export function hasEndedBadly(step: UploadStep): boolean {
  const { status } = step;
  return status === 'unusable' || status === 'refused' || (status === 'offline' && !isUnderWay(step));
}
