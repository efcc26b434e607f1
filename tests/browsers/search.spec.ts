import { sees } from './steps.ts';
import { test } from './test.ts';

/** Not in Chromium 92: it lacks what the search's engine is made of, and lists everything instead. */
test('a visitor searches', async ({ visitor }) => {
  await visitor.goto('/search?q=frame');
  await sees(visitor, 'Results for “frame”');
});
