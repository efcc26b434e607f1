import { expect, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { openingWords } from './prefill.ts';
import { serviceNames } from './service-names.ts';
import { fr } from './words/fr.ts';

test.each([
  ['photography', 'Photography', 'Photographie'],
  ['audio', 'Audio Production', 'Production audio'],
  ['editing-retouching', 'Editing & Retouching', 'Montage et retouche'],
  ['frames', 'Frames & Photobooks', 'Cadres et livres photo'],
])('a link to /contact about %s names the service in the language of the page', (id, english, french) => {
  expect(serviceNames('en')[id]).toBe(english);
  expect(serviceNames('fr')[id]).toBe(french);
});

test('the opening words of a French message have no English name', () => {
  const query = new URLSearchParams('service=photography&category=tirage-d’art&tier=premium');
  expect(openingWords(speak('fr', fr), query, serviceNames('fr'))).toMatchObject({
    subject: expect.stringMatching(/^Photographie\s: tirage d’art \(Premium\)$/),
  });
});
