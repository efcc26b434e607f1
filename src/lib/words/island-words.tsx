import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Part, partIn } from './catalogue.ts';
import { type Language, pageLanguage } from './languages.ts';
import { islandWords } from './load-words.ts';
import type { CatalogueName, Catalogues, Words } from './messages.ts';
import { type SpokenCatalogues, type Wording, wordingIn, wordsOf } from './refusals.ts';

/** Words of an island. Staff islands fill it with English, others from the file of their part. */
export const IslandWords = createContext<SpokenCatalogues>({});

/** Language of an island, also while it is built; undefined in one that a script renders. */
export const IslandLanguage = createContext<Language | undefined>(undefined);

interface PartWordsProps {
  part: string;
  /** Undefined in browsers, which load the file of the part. */
  catalogues: Part | undefined;
  language: Language;
  children: ReactNode;
}

/** Gives an island its words. In a browser it waits for them, while the page shows the built HTML. */
export function PartWords({ part, catalogues, language, children }: PartWordsProps): ReactNode {
  const words = catalogues ? partIn(language, catalogues) : use(islandWords(part));
  return (
    <IslandLanguage value={language}>
      <IslandWords value={words}>{children}</IslandWords>
    </IslandLanguage>
  );
}

export function useWords<Name extends CatalogueName>(name: Name): Words<Catalogues[Name]> {
  return wordsOf(use(IslandWords), name);
}

/** Returns the language of the page, also while it is built. */
export function useLanguage(): Language {
  return use(IslandLanguage) ?? pageLanguage();
}

/** Returns the function that words refusals (docs/product.md, Languages). */
export function useWording(): Wording {
  const words = use(IslandWords);
  return useMemo(() => wordingIn(words), [words]);
}
