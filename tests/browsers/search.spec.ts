import { sees } from './steps.ts';
import { test } from './test.ts';

/** Not run in Chromium 92, which lacks what the search engine needs and lists everything instead. */
test('a visitor searches and sees results', async ({ visitor }) => {
  await visitor.goto('/search?q=frame');
  await sees(visitor, 'Results for “frame”');
});
