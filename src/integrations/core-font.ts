import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Characters of a fontsource file; those outside the core stay in that file.
 * No control characters: a line break in preformatted text would load a file.
 */
const latin = codes(
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
);
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+20A0-20AB, U+2113';

const codesOf = (letters: string) => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

/** Characters of nearly every page: English, Kinyarwanda, and those of “Français” in the footer. */
const core = [...codes('U+0020-007E'), ...codesOf('\u00a0©²·×çé–—‘’“”•…−')];

/** Characters that nearly every French page has besides the core. */
const french = codesOf('«»ÀÂÇÈÉÊËÎÏÔÙÛÜàâèêëîïôùûüŒœ');

/** Kerning, and tabular figures for prices. */
const keepFeatures = ['kern', 'tnum'];
/** Lightest and boldest weight in the styles. */
const weights = { min: 400, max: 600 };

interface FontVariant {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: string[];
}

/**
 * Splits a variable font into a core that every page loads, a piece for French, and two files for
 * other Latin letters. All but the core load only on pages that use such letters.
 */
export async function fontVariants(packageName: string): Promise<FontVariant[]> {
  const file = (subset: string) =>
    `@fontsource-variable/${packageName}/files/${packageName}-${subset}-wght-normal.woff2`;
  const rest = latin.filter((code) => !core.includes(code) && !french.includes(code));
  const piece = (name: string, letters: number[]) => pieceFile(packageName, file('latin'), name, letters);
  return [
    variant(await piece('core', core), ranges(core)),
    variant(await piece('french', french), ranges(french)),
    variant(file('latin'), ranges(rest)),
    variant(file('latin-ext'), latinExtended.split(', ')),
  ];
}

const variant = (src: string, unicodeRange: string[]): FontVariant => ({
  src: [src],
  weight: `${weights.min} ${weights.max}`,
  style: 'normal',
  unicodeRange,
});

async function pieceFile(
  packageName: string,
  source: string,
  name: string,
  letters: number[],
): Promise<string> {
  const font = readFileSync(createRequire(import.meta.url).resolve(source));
  // The library's types lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes: { wght: weights },
  } as const;
  const cut = await subsetFont(font, String.fromCodePoint(...letters), { ...options });
  const file = path.resolve('node_modules/.cache/fonts', `${packageName}-${name}.woff2`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed once complete: the type check may read it at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, cut);
  renameSync(unfinished, file);
  return file;
}

/** Parses "U+0020-007E, U+00A0" into numbers. */
function codes(ranges: string): number[] {
  return ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Formats code points as `U+…`, joining consecutive ones. */
function ranges(sorted: number[]): string[] {
  const runs: [number, number][] = [];
  for (const code of sorted) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

const hex = (code: number) => code.toString(16).toUpperCase();
