import { expect, test } from 'vitest';
import { countText, leftOutText, stepText, wholeText } from './upload-words.ts';
import type { UploadStep, Uploads } from './uploads.ts';

const of = (...steps: UploadStep[]): Uploads => ({
  items: steps.map((step, id) => ({ id, name: `${id}.jpg`, step })),
  leftOut: 0,
});
const sent: UploadStep = {
  ...{
    status: 'sent',
    answer: { id: 'a', version: '1', upload: 'file-a', alt: '' },
    asked: true,
    changed: false,
  },
};
const waiting: UploadStep = { status: 'waiting', tries: 2, reason: 'offline' };
const refused: UploadStep = { status: 'refused', refusal: 'Too large.', asked: true };

test('a picture says where it stands, and why it is not taken', () => {
  expect(stepText({ status: 'queued' })).toBe('Waits its turn');
  expect(stepText({ status: 'unusable', reason: 'No picture.' })).toBe('No picture.');
  expect(stepText(refused)).toBe('Too large.');
  expect(stepText(waiting)).toBe('You are offline. We will try again.');
  expect(stepText(sent)).toBe('Added');
});

test.each([
  [of(), ''],
  [of({ status: 'queued' }, sent), 'We are adding your pictures. Keep this page open.'],
  [
    of({ status: 'queued' }, waiting),
    'You are offline. We will send the rest when you are connected. Keep this page open.',
  ],
  [of(sent, refused), '1 picture not added: see below.'],
  [of(sent, sent), 'All pictures are added, as drafts.'],
])('the whole is said in a sentence', (uploads, text) => {
  expect(wholeText(uploads)).toBe(text);
});

test('counts say how many are added, and how many were too many', () => {
  expect(countText(of(sent, refused, sent))).toBe('2 of 3 added');
  expect(leftOutText(of(sent))).toBeUndefined();
  expect(leftOutText({ ...of(), leftOut: 7 })).toMatch(/^We take 200 .+ last 7 pictures/);
});
