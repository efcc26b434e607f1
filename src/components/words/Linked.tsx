import type { ReactNode } from 'react';
import { linkedParts } from '#src/lib/words/messages.ts';

interface LinkedProps {
  /** Sentence with `<links>`. */
  text: string;
  /** Address of each link, or a function that renders its words. */
  links: Readonly<Record<string, string | ((words: string) => ReactNode)>>;
}

/** Renders a sentence with its links. */
export function Linked({ text, links }: LinkedProps): ReactNode {
  return linkedParts(text).map(({ text: words, link = '' }) => {
    const target = links[link];
    if (target === undefined) return words;
    if (typeof target === 'function') return target(words);
    return (
      <a key={link} href={target}>
        {words}
      </a>
    );
  });
}
