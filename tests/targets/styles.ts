import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { allowedStyles } from './allowed.ts';

export async function youngStyles(files: readonly string[]): Promise<string[]> {
  const known = new Map<string, string[]>();
  const found: string[] = [];
  for (const file of files) {
    for (const css of stylesIn(file)) {
      const complaints = known.get(css) ?? (await complaintsAbout(css));
      known.set(css, complaints);
      found.push(...complaints.map((complaint) => `${file}: ${complaint}`));
    }
  }
  return [...new Set(found)];
}

function stylesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [text];
  return Array.from(text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
}

async function complaintsAbout(css: string): Promise<string[]> {
  const complaints: string[] = [];
  const check = doiuse({
    browsers: browserslist(),
    ignore: Object.keys(allowedStyles),
    onFeatureUsage: ({ message }) => complaints.push(message.replace(/^<input css [^>]*>:[\d:]+ /, '')),
  });
  await postcss([check]).process(css, { from: undefined });
  return [...new Set(complaints)];
}
