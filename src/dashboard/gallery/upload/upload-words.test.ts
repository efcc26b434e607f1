import { expect, test } from 'vitest';
import { countText, leftOutText, stepText, wholeText } from './upload-words.ts';
import type { UploadStep, Uploads } from './uploads.ts';

const of = (...steps: UploadStep[]): Uploads => ({
  items: steps.map((step, id) => ({ id, name: `${id}.jpg`, step })),
  leftOut: 0,
});
const sent: UploadStep = { status: 'sent', answer: { id: 'a', version: '1', upload: 'file-a', alt: '' } };
const offline: UploadStep = { status: 'offline', cause: 'offline' };
const refused: UploadStep = { status: 'refused', refusal: 'Too large.' };

test('a picture shows its upload status and why it was not accepted', () => {
  expect(stepText({ status: 'queued' })).toBe('Waiting');
  expect(stepText({ status: 'unusable', reason: 'No picture.' })).toBe('No picture.');
  expect(stepText(refused)).toBe('Too large.');
  expect(stepText(offline)).toBe('You are offline.');
  expect(stepText({ status: 'offline', cause: 'stopped' })).toBe('Stopped');
  expect(stepText(sent)).toBe('Added');
});

test.each([
  [of(), ''],
  [of({ status: 'queued' }, sent), 'We are adding your pictures. Keep this page open.'],
  [
    of({ status: 'queued' }, offline),
    'You are offline. We’ll send the rest when you are connected. Keep this page open.',
  ],
  [
    of({ status: 'queued' }, { status: 'offline', cause: 'unreachable' }),
    'We cannot reach our server. Press “Try again” to send the rest.',
  ],
  [of(sent, refused), '1 picture not added: see below.'],
  [of(sent, sent), 'All pictures are added, as drafts.'],
])('the state of all uploads is summed up in one sentence', (uploads, text) => {
  expect(wholeText(uploads)).toBe(text);
});

test('upload counts show the pictures added and those beyond the limit of 200', () => {
  expect(countText(of(sent, refused, sent))).toBe('2 of 3 added');
  expect(leftOutText(of(sent))).toBeUndefined();
  expect(leftOutText({ ...of(), leftOut: 7 })).toMatch(/^You can add 200 .+ last 7 pictures/);
});
