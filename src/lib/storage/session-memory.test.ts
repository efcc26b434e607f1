import { expect, it } from 'vitest';
import { forget, recall, remember } from './session-memory.ts';

it('a value is remembered without browser storage until it is forgotten', () => {
  expect(recall('draft')).toBeNull();
  remember('draft', 'half a sentence');
  expect(recall('draft')).toBe('half a sentence');
  forget('draft');
  expect(recall('draft')).toBeNull();
});
