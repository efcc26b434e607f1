import { describe, expect, it } from 'vitest';
import type { Sending } from '#src/lib/sending/sending.ts';
import {
  type AddedPicture,
  afterUploadsEvent,
  hasEndedBadly,
  isOpen,
  maxUploads,
  noUploads,
  type UploadStep,
  type Uploads,
} from './uploads.ts';

const chosen = (count: number, from = 1) =>
  Array.from({ length: count }, (_, position) => ({ id: from + position, name: `${from + position}.jpg` }));
const withSteps = (...steps: UploadStep[]): Uploads => ({
  items: steps.map((step, position) => ({ id: position + 1, name: `${position + 1}.jpg`, step })),
  leftOut: 0,
});
const stepsOf = ({ items }: Uploads) => items.map(({ step }) => step.status);

const queued: UploadStep = { status: 'queued' };
const shrinking: UploadStep = { status: 'shrinking' };
const unusable: UploadStep = { status: 'unusable', reason: 'No picture.' };
const sending: UploadStep = { status: 'sending', asked: true, changed: false };
const offline: UploadStep = { status: 'offline', cause: 'offline' };
const refused: UploadStep = { status: 'refused', refusal: 'No.' };
const stopped: UploadStep = { status: 'offline', cause: 'stopped' };
const sent: Sending<AddedPicture, string> = {
  status: 'sent',
  answer: { id: 'a', version: '1', upload: 'file-a', alt: '' },
};

describe('uploads', () => {
  it('the first 200 pictures are queued, and those left out are counted', () => {
    const all = afterUploadsEvent(noUploads, { type: 'add', chosen: chosen(maxUploads + 7) });
    expect([all.items.length, all.leftOut, all.items.at(-1)?.id]).toEqual([maxUploads, 7, maxUploads]);
    const more = afterUploadsEvent(all, { type: 'add', chosen: chosen(3, 900) });
    expect([more.items.length, more.leftOut]).toEqual([maxUploads, 3]);
  });

  it('sent pictures free their places in the queue of 200', () => {
    const full = withSteps(...Array.from({ length: maxUploads - 1 }, () => queued), sent);
    const more = afterUploadsEvent(full, { type: 'add', chosen: chosen(2, 900) });
    expect([more.items.length, more.leftOut, more.items.at(-1)]).toEqual([
      maxUploads + 1,
      1,
      { id: 900, name: '900.jpg', step: queued },
    ]);
  });

  it('an upload event changes the step of its own picture only', () => {
    const two = afterUploadsEvent(noUploads, { type: 'add', chosen: chosen(2) });
    const shrunk = afterUploadsEvent(two, { type: 'shrink', id: 2 });
    expect(stepsOf(shrunk)).toEqual(['queued', 'shrinking']);
    expect(stepsOf(afterUploadsEvent(shrunk, { type: 'sending', id: 2, sending: sent }))).toEqual([
      'queued',
      'sent',
    ]);
    expect(afterUploadsEvent(shrunk, { type: 'unusable', id: 2, reason: 'No.' }).items[1]?.step).toEqual({
      status: 'unusable',
      reason: 'No.',
    });
  });

  it('stopping ends every unfinished upload, and a retry queues only the failed ones', () => {
    const mixed = withSteps(queued, shrinking, sending, offline, unusable, refused, stopped, sent);
    const stepsAfter = (type: 'stop' | 'again') =>
      afterUploadsEvent(mixed, { type }).items.map(({ step }) => step);
    expect(stepsAfter('stop')).toEqual([
      ...[stopped, stopped, stopped, stopped],
      ...[unusable, refused, stopped, sent],
    ]);
    expect(stepsAfter('again')).toEqual([
      ...[queued, shrinking, sending, offline],
      ...[queued, queued, queued, sent],
    ]);
  });

  it.each([queued, shrinking, sending, offline, unusable, refused, stopped, sent])(
    'the upload step %j is classified as open, failed or done',
    (step) => {
      const [open, ended]: UploadStep[][] = [
        [queued, shrinking, sending, offline],
        [unusable, refused, stopped],
      ];
      expect(isOpen(step)).toBe(open?.includes(step));
      expect(hasEndedBadly(step)).toBe(ended?.includes(step));
    },
  );
});
