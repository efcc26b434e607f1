import { useEffect, useState } from 'react';
import { followKey, keepKey } from './key-in-address.ts';
import { useWording } from './words/island-words.tsx';
import type { Wording } from './words/refusals.ts';

interface View {
  kind: string;
}

const looking = { kind: 'looking' } as const;

/** Follows the link in the address. `linkOf` reads its key; `incomplete` is the view without a link. */
export function useLink<Link, V extends View>(linkOf: (key: string) => Link | undefined, incomplete: V) {
  const [link, setLink] = useState<Link>();
  const [view, setView] = useState<V | typeof looking>(looking);
  useEffect(
    () =>
      followKey((key) => {
        const found = linkOf(key);
        if (found !== undefined) keepKey(key);
        setLink(() => found);
        setView(found === undefined ? incomplete : looking);
      }),
    [linkOf, incomplete],
  );
  return { link, view, setView };
}

/** Follows the link in the address, and loads what it opens. */
export function useOpenedLink<Link, V extends View>(
  linkOf: (key: string) => Link | undefined,
  incomplete: V,
  load: (link: Link, word: Wording) => Promise<V>,
) {
  const word = useWording();
  const { link, view, setView } = useLink(linkOf, incomplete);
  useEffect(() => {
    if (link === undefined || view.kind !== 'looking') return;
    let left = false;
    void load(link, word).then((loaded) => {
      if (!left) setView(loaded);
    });
    return () => {
      left = true;
    };
  }, [link, view.kind, load, word, setView]);
  return { link, view, setView, lookAgain: () => setView(looking) };
}
