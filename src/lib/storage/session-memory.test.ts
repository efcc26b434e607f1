import { expect, it } from 'vitest';
import { forget, recall, remember } from './session-memory.ts';

it('remembers without any storage, and forgets', () => {
  expect(recall('draft')).toBeNull();
  remember('draft', 'half a sentence');
  expect(recall('draft')).toBe('half a sentence');
  forget('draft');
  expect(recall('draft')).toBeNull();
});
