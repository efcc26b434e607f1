import { expect, test } from 'vitest';
import { withFigures } from './figures-table.ts';

const figure = (what: string, ours: string) => ({ what, ours, goal: '100 ms' });
const empty = 'Before.\n\n<!-- figures --><!-- /figures -->\n\nAfter.\n';

test('a benchmark replaces its own rows and leaves those of others', () => {
  const first = withFigures(empty, 'pages', [figure('Home', '300 ms')], '2026-11-01');
  const both = withFigures(first, 'inp', [figure('Menu', '80 ms'), figure('Theme', '90 ms')], '2026-11-02');
  const again = withFigures(both, 'inp', [figure('Menu', '70 ms')], '2026-11-03');
  expect(again).toBe(
    `Before.

<!-- figures -->

| Benchmark | What | Measured | Beside it | Goal   | Day        |
| --------- | ---- | -------- | --------- | ------ | ---------- |
| \`inp\`     | Menu | 70 ms    |           | 100 ms | 2026-11-03 |
| \`pages\`   | Home | 300 ms   |           | 100 ms | 2026-11-01 |

<!-- /figures -->

After.
`,
  );
});

test('a row says that its goal is missed', () => {
  const text = withFigures(empty, 'inp', [{ ...figure('Menu', '180 ms'), missed: true }], '2026-11-01');
  expect(text).toContain('| Menu | 180 ms   |           | **missed:** 100 ms | 2026-11-01 |');
});

test('a text without a place for the table is refused', () => {
  expect(() => withFigures('# README', 'inp', [], '2026-11-01')).toThrow('no place for figures');
});
