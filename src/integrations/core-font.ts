import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * What a fontsource file covers, and what is left to its file once the core has been taken out. Without control
 * characters: a line break in a preserved text would ask for a file.
 */
const latin = codes(
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
);
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+20A0-20AB, U+2113';

/** The letters that nearly every page of ours has: English, Kinyarwanda, and signs of French that English borrows. */
const core = [
  ...codes('U+0020-007E'),
  ...Array.from('\u00a0©²·×é–—‘’“”•…−', (letter) => letter.codePointAt(0) ?? 0),
];

/** Kerning, and figures of one width for prices. */
const keepFeatures = ['kern', 'tnum'];
/** The lightest and the boldest weight that the styles ask for. */
const weights = { min: 400, max: 600 };

/** A file for some letters, as `fontProviders.local()` takes it. */
interface FontVariant {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: string[];
}

/**
 * A variable font from its npm package in three files: the core, which every page loads, and two for all other Latin
 * letters, which load only when a page has one.
 */
export async function fontVariants(packageName: string): Promise<FontVariant[]> {
  const file = (subset: string) =>
    `@fontsource-variable/${packageName}/files/${packageName}-${subset}-wght-normal.woff2`;
  const rest = latin.filter((code) => !core.includes(code));
  return [
    variant(await coreFile(packageName, file('latin')), ranges(core)),
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

/** Cuts the core out of the font, and returns where the file lies. */
async function coreFile(packageName: string, source: string): Promise<string> {
  const font = readFileSync(createRequire(import.meta.url).resolve(source));
  // `keepFeatures` is younger than the library's types.
  const options = {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes: { wght: weights },
  } as const;
  const cut = await subsetFont(font, String.fromCodePoint(...core), { ...options });
  const file = path.resolve('node_modules/.cache/fonts', `${packageName}-core.woff2`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed once it is complete, because the check of types may read it at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, cut);
  renameSync(unfinished, file);
  return file;
}

/** "U+0020-007E, U+00A0" as numbers. */
function codes(ranges: string): number[] {
  return ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The same as `U+…` again, with codes that follow each other as one range. */
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
