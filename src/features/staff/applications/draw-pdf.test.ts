import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const path = 'node_modules/pdfjs-dist/legacy/build/';

/** The policy of the pages forbids it too, but a worker has a policy of its own. */
test.each(['pdf.mjs', 'pdf.worker.mjs'])('%s makes no code of what a file says', (file) => {
  const source = readFileSync(path + file, 'utf8');
  // Words that are fixed find the global object where nothing else does.
  expect(source.replaceAll(`Function('return this')`, '')).not.toMatch(/\beval\(|\bFunction\(/);
});
