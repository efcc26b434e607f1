import { expect, it } from 'vitest';
import { failureKind } from './failure-kind.ts';

it.each([
  [
    new TypeError('Failed to fetch dynamically imported module: https://fts.example/_astro/BookNow.js'),
    'load',
  ],
  [new TypeError('error loading dynamically imported module: https://fts.example/_astro/BookNow.js'), 'load'],
  [new TypeError('Importing a module script failed.'), 'load'],
  [new TypeError('Load failed'), 'load'],
  [new Error('The style sheet /_astro/quote.css could not be loaded.'), 'load'],
  [new SyntaxError('Invalid regular expression flags'), 'parse'],
  [new TypeError('Promise.withResolvers is not a function'), 'hydrate'],
  [new ReferenceError('structuredClone is not defined'), 'hydrate'],
  ['a string that someone threw', 'hydrate'],
  [undefined, 'hydrate'],
] as const)('%s is a failure to %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
