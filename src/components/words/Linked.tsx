import type { ReactNode } from 'react';
import { useLanguage } from '#src/lib/words/island-words.tsx';
import { linkedParts } from '#src/lib/words/messages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';

interface LinkedProps {
  /** Sentence with `<links>`. */
  text: string;
  /** Address of each link, or a function that renders its words. */
  links: Readonly<Record<string, string | ((words: string) => ReactNode)>>;
}

/** Renders a sentence with its links, to pages in the language of this one. */
export function Linked({ text, links }: LinkedProps): ReactNode {
  const language = useLanguage();
  return linkedParts(text).map(({ text: words, link = '' }) => {
    const target = links[link];
    if (target === undefined) return words;
    if (typeof target === 'function') return target(words);
    return (
      <a key={link} href={hrefIn(language, target)}>
        {words}
      </a>
    );
  });
}
