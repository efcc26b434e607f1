import { expect, it } from 'vitest';
import { newReference } from './ids.ts';

it('makes references that can be read out over the phone', () => {
  for (let count = 0; count < 500; count += 1)
    expect(newReference()).toMatch(/^FTS-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it('makes another one each time', () => {
  const made = new Set(Array.from({ length: 1000 }, newReference));
  expect(made.size).toBe(1000);
});
