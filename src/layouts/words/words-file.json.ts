import type { APIRoute, GetStaticPaths } from 'astro';
import { messagesIn, type Part } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { parts } from './parts.ts';
import { wordsVersion } from './words-version.ts';

/** Words file of a part in a language that this build shows, for scripts. */
export const getStaticPaths = (() =>
  languagesOf('/').flatMap((language) =>
    Object.entries(parts).map(([name, part]) => ({
      params: { version: wordsVersion, language, name },
      props: { part, language },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => {
  const { part, language } = props as { part: Part; language: Language };
  const messages = Object.entries(part).map(([name, catalogue]) => [name, messagesIn(language, catalogue)]);
  return Response.json(Object.fromEntries(messages));
};
