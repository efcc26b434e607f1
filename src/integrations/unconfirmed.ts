import type { AstroIntegration } from 'astro';
import { readContent } from './content-files.ts';

/** Warns, when the site is built to go live, of what the content says without the studio's word for it. */
export function unconfirmed(): AstroIntegration {
  return {
    name: 'unconfirmed',
    hooks: {
      'astro:build:done': async ({ logger }) => {
        // Netlify says with it which build it is.
        if (process.env.CONTEXT !== 'production') return;
        const list = unconfirmedIn(await readContent('content'));
        if (list.length > 0) logger.warn(unconfirmedText(list));
      },
    },
  };
}

const mark = /^(\s*)"?source"?: "?studio"?,?$/;

/** File, line and name of everything that is marked `"source": "studio"`. */
export function unconfirmedIn(content: ReadonlyMap<string, string>): string[] {
  return [...content].flatMap(([file, text]) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const indent = mark.exec(line)?.[1];
      if (indent === undefined) return [];
      return `${file}:${index + 1} ${nameAbove(lines.slice(0, index), indent)}`.trimEnd();
    });
  });
}

/** What the marked entry is called: the first of its own lines that names it. Lines within it are indented further. */
function nameAbove(lines: readonly string[], indent: string): string {
  const start = lines.findLastIndex((line) => !line.startsWith(indent)) + 1;
  const naming = new RegExp(`^${indent}"?(?:id|slug|title|name|label)"?: "?([^"]+)"?,?$`);
  const named = lines.slice(start).find((line) => naming.test(line));
  return naming.exec(named ?? '')?.[1] ?? '';
}

/** Samples that a production site leaves out: invented quotes and portraits. */
export function samplesIn(content: ReadonlyMap<string, string>): string[] {
  return unconfirmedIn(content).filter((place) => /(?:^|\/)(?:testimonials|people)\.json:/.test(place));
}

/** The samples as people read them before the site goes live. */
export function samplesText(samples: readonly string[]): string {
  return ['These samples will not be on the site:', ...samples.map((place) => `  ${place}`)].join('\n');
}

/** The list as people read it. */
export function unconfirmedText(list: readonly string[]): string {
  if (list.length === 0) return 'The studio has confirmed everything in the content.';
  return ['The studio has not confirmed this yet:', ...list.map((place) => `  ${place}`)].join('\n');
}
