import type { FoundEntry, Segment } from '#src/domain/search/record.ts';
import type { SearchWords } from './words/en.ts';

export function resultRow(template: HTMLTemplateElement, words: SearchWords, entry: FoundEntry): Node {
  const row = document.importNode(template.content, true);
  const part = <T extends Element>(name: string) => row.querySelector<T>(`[data-${name}]`);
  row.querySelector('a')?.setAttribute('href', entry.href);
  part('type')?.replaceChildren(words[entry.type]);
  part('title')?.replaceChildren(...marked(entry.title));
  part('text')?.replaceChildren(...marked(entry.text));
  if (entry.price === undefined) part('price')?.remove();
  else part('price')?.replaceChildren(entry.price);
  const picture = part<HTMLImageElement>('thumbnail');
  if (entry.thumbnail === undefined) picture?.remove();
  else picture?.setAttribute('src', entry.thumbnail);
  return row;
}

/** Returns nodes, never parsed markup. */
export function marked(segments: readonly Segment[]): (Node | string)[] {
  return segments.map(({ text, hit }) => {
    if (!hit) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
