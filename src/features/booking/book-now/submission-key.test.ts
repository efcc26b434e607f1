import { expect, it } from 'vitest';
import { submissionFor } from './submission-key.ts';

const first = submissionFor(null, '{"name":"Aline"}', () => 'key-one');

it('makes a key for a first try', () => {
  expect(first).toEqual({ key: 'key-one', body: '{"name":"Aline"}' });
});

it('keeps the key when the same booking is tried again', () => {
  expect(submissionFor(JSON.stringify(first), first.body, () => 'key-two')).toEqual(first);
});

it('makes another key for an edited booking', () => {
  const edited = submissionFor(JSON.stringify(first), '{"name":"Alice"}', () => 'key-two');
  expect(edited.key).toBe('key-two');
});

it.each(['corrupt', 'null', '4', '{}', '{"key":3,"body":"{}"}'])(
  'makes a key when storage holds %j',
  (kept) => {
    expect(submissionFor(kept, '{}', () => 'key-two').key).toBe('key-two');
  },
);
