import type { AstroIntegration } from 'astro';
import { readContent } from './content-files.ts';

/** Warns in production builds about content that the studio has not confirmed. */
export function unconfirmed(): AstroIntegration {
  return {
    name: 'unconfirmed',
    hooks: {
      'astro:build:done': async ({ logger }) => {
        // Netlify sets the deploy context.
        if (process.env.CONTEXT !== 'production') return;
        const list = unconfirmedIn(await readContent('content'));
        if (list.length > 0) logger.warn(unconfirmedText(list));
      },
    },
  };
}

const mark = /^(\s*)"?source"?: "?studio"?,?$/;

/** Lists file, line and name of everything marked `"source": "studio"`. */
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

/** Returns the entry's name: its first naming line; nested lines are indented further. */
function nameAbove(lines: readonly string[], indent: string): string {
  const start = lines.findLastIndex((line) => !line.startsWith(indent)) + 1;
  const naming = new RegExp(`^${indent}"?(?:id|slug|title|name|label)"?: "?([^"]+)"?,?$`);
  const named = lines.slice(start).find((line) => naming.test(line));
  return naming.exec(named ?? '')?.[1] ?? '';
}

/** Lists samples that production omits: invented quotes and portraits. */
export function samplesIn(content: ReadonlyMap<string, string>): string[] {
  return unconfirmedIn(content).filter((place) => /(?:^|\/)(?:testimonials|people)\.json:/.test(place));
}

export function samplesText(samples: readonly string[]): string {
  return ['These samples will not be on the site:', ...samples.map((place) => `  ${place}`)].join('\n');
}

export function unconfirmedText(list: readonly string[]): string {
  if (list.length === 0) return 'The studio has confirmed everything in the content.';
  return ['The studio has not confirmed this yet:', ...list.map((place) => `  ${place}`)].join('\n');
}
