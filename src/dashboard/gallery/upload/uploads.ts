import { isUnderWay, type Sending } from '#src/lib/sending/sending.ts';

export const maxUploads = 200;

export interface AddedPicture {
  id: string;
  version: string;
  upload: string;
  /** Existing description: empty, unless the same picture was chosen before. */
  alt: string;
}

export interface Upload {
  id: number;
  name: string;
  step: UploadStep;
}

export type UploadStep =
  | { status: 'queued' }
  | { status: 'shrinking' }
  | { status: 'unusable'; reason: string }
  | Sending<AddedPicture, string>;

/** Reducer state of all chosen pictures. Pure; `start-uploads.ts` has the side effects. */
export interface Uploads {
  items: readonly Upload[];
  /** Number of pictures in the last batch over the limit. */
  leftOut: number;
}

export type UploadsEvent =
  | { type: 'add'; chosen: readonly { id: number; name: string }[] }
  | { type: 'shrink'; id: number }
  | { type: 'unusable'; id: number; reason: string }
  | { type: 'sending'; id: number; sending: Sending<AddedPicture, string> }
  | { type: 'again' }
  | { type: 'stop' };

export const noUploads: Uploads = { items: [], leftOut: 0 };

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

/** Adds as many as there is room for; sent pictures take no room. */
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

export function isOpen(step: UploadStep): boolean {
  if (step.status === 'queued' || step.status === 'shrinking') return true;
  return step.status !== 'unusable' && isUnderWay(step);
}

/** True if it waits for a manual retry. */
export function hasEndedBadly(step: UploadStep): boolean {
  const { status } = step;
  return status === 'unusable' || status === 'refused' || (status === 'offline' && !isUnderWay(step));
}
