import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { confirmedBy } from '#src/domain/studio/confirmed-languages.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { readContent } from './content-files.ts';

/** Warns in production builds about content and words that nobody has confirmed. */
export function unconfirmed(): AstroIntegration {
  let root = '';
  return {
    name: 'unconfirmed',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ logger }) => {
        // Netlify sets the deploy context.
        if (process.env.CONTEXT !== 'production') return;
        const list = unconfirmedIn(await readContent('content'));
        if (list.length > 0) logger.warn(unconfirmedText(list));
        const site: Site = JSON.parse(readFileSync(path.join(root, 'content/site.json'), 'utf8'));
        for (const warning of unconfirmedLanguages(site, root)) logger.warn(warning);
      },
    },
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Warns of each language that someone confirmed although words in it are marked as unconfirmed. */
export function unconfirmedLanguages(site: Pick<Site, 'languages'>, root: string): string[] {
  return namedLanguages.flatMap((language) => {
    const files = unconfirmedFiles(root, language).length;
    const name = confirmedBy(site, language);
    if (files === 0 || !name) return [];
    return `${languageNames.of(language)} is on the site because ${name} confirmed it, but ${files} of its files still mark words as unconfirmed (npm run unconfirmed).`;
  });
}

/** Lists the files of a language with words that no native speaker has confirmed. */
export function unconfirmedFiles(root: string, language: Language): string[] {
  const patterns = [`{src,netlify}/**/words/${language}.ts`, `content/${language}/**/*.{json,mdx}`];
  return globSync(patterns, { cwd: root }).filter((file) =>
    /\bconfirmed"?: false\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
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
