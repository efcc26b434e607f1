import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvFileName, cvProblem, isPdf, maxCvBytes } from './cv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('isPdf', () => {
  it.each([
    '%PDF-1.7\n…\n%%EOF',
    '%PDF-2.0\n%%EOF\n',
    '%PDF-1.4\n%%EOF\nan update\n%%EOF\r\n\r\n',
    `%PDF-1.4\n%%EOF${' '.repeat(1000)}`,
  ])('%j is accepted as a PDF', (text) => {
    expect(isPdf(bytes(text))).toBe(true);
  });

  it.each([
    '',
    '%PDF-',
    '%PDF-1.7 without an end',
    '%%EOF',
    ' %PDF-1.7\n%%EOF',
    '%pdf-1.7\n%%eof',
    'PK\u0003\u0004 a Word file %%EOF',
    '<html>%PDF-1.7\n%%EOF</html>',
    `%PDF-1.4\n%%EOF${' '.repeat(1100)}`,
    '%PDF-1.7\n%%EO',
  ])('%j is refused as a PDF', (text) => {
    expect(isPdf(bytes(text))).toBe(false);
  });

  it('bytes that do not start like a PDF are refused without throwing', () => {
    const garbage = fc.uint8Array({ maxLength: 3000 }).filter((some) => some[0] !== 0x25);
    fc.assert(fc.property(garbage, (some) => !isPdf(some)));
  });
});

describe('cvProblem', () => {
  const pdf = (size: number) => {
    const file = new Uint8Array(size);
    file.set(bytes('%PDF-1.7'), 0);
    file.set(bytes('%%EOF'), size - 5);
    return file;
  };

  it('a CV of exactly the maximum size is accepted, one byte more is refused', () => {
    expect(cvProblem(pdf(maxCvBytes))).toBeUndefined();
    expect(cvProblem(pdf(maxCvBytes + 1))).toBe('tooLarge');
    expect(cvProblem(bytes('hello'))).toBe('notPdf');
  });
});

describe('cvFileName', () => {
  it.each([
    ['Aline Uwase CV.pdf', 'Aline Uwase CV.pdf'],
    ['cv.PDF ', 'cv.pdf'],
    ['C:\\Users\\aline\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['résumé — Émile.pdf', 'résumé — Émile.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['a"b<c>:d|e?f*\r\n.pdf', 'abcdef.pdf'],
    ['', 'cv.pdf'],
    ['.pdf', 'cv.pdf'],
    ['...', 'cv.pdf'],
    ['/', 'cv.pdf'],
    [`${'. '.repeat(1_000_000)}x.pdf`, 'x.pdf'],
  ])('the name of a CV file is made safe to store (case %#)', (name, kept) => {
    expect(cvFileName(name)).toBe(kept);
  });

  it('the name of a CV file is one short line without folders, never just ".pdf"', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 120 });
    const safe = /^[^/\\\p{C}]{1,84}\.pdf$/u;
    const holds = (name: string) => {
      const kept = cvFileName(name);
      return safe.test(kept) && cvFileName(kept) === kept;
    };
    fc.assert(fc.property(anything, holds));
  });
});
