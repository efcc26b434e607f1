import type { APIRoute, GetStaticPaths } from 'astro';
import { messagesIn } from '#src/lib/words/catalogue.ts';
import { type Language, languages } from '#src/lib/words/languages.ts';
import { parts } from './parts.ts';
import { wordsVersion } from './words-version.ts';

/** Words file of a part in a language, for scripts. A part exists in a language when all its words do. */
export const getStaticPaths = (() =>
  languages.flatMap((language) =>
    Object.entries(parts)
      .filter(([, part]) => Object.values(part).every((catalogue) => catalogue[language] !== undefined))
      .map(([name]) => ({
        params: { version: wordsVersion, language, name },
        props: { part: parts[name], language },
      })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => {
  const { part, language } = props as { part: (typeof parts)[string]; language: Language };
  const messages = Object.entries(part).map(([name, catalogue]) => [name, messagesIn(language, catalogue)]);
  return Response.json(Object.fromEntries(messages));
};
