import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterBlocks, pictureLine } from './letter.ts';

test('a letter is split at its pictures, and their words are kept', () => {
  expect(letterBlocks('Muraho!\n\n![The basket](gallery:agaseke)\n## News\n- One')).toEqual([
    { kind: 'text', text: 'Muraho!' },
    { kind: 'picture', id: 'agaseke', alt: 'The basket' },
    { kind: 'text', text: '## News\n- One' },
  ]);
});

test.each([
  'See ![the basket](gallery:agaseke)',
  '![The basket](gallery:agaseke) and more',
  '![The basket](gallery:)',
  '![The basket](https://elsewhere.example/eye.png)',
  '![The [basket]](gallery:agaseke)',
])('the line %j is text, not a picture', (text) => {
  expect(letterBlocks(text)).toEqual([{ kind: 'text', text }]);
});

test('any words of a picture make a line that is read as this picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (alt) => {
      expect(letterBlocks(pictureLine('wedding-detail-1', alt))).toMatchObject([
        { kind: 'picture', id: 'wedding-detail-1' },
      ]);
    }),
  );
});
