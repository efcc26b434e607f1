import type { SearchEntry } from './entry.ts';
import { entryTypeNames } from './entry-types.ts';
import { answersAll, excerpt, highlight, typedWords } from './marks.ts';

/** Makes a result from the page's own empty row, with the term marked. */
export function resultRow(template: HTMLTemplateElement, entry: SearchEntry, term: string): Node {
  const row = document.importNode(template.content, true);
  const part = <T extends Element>(name: string) => row.querySelector<T>(`[data-${name}]`);
  row.querySelector('a')?.setAttribute('href', entry.href);
  part('type')?.replaceChildren(entryTypeNames[entry.type].one);
  part('title')?.replaceChildren(...marked(entry.title, term));
  part('text')?.replaceChildren(
    ...(entry.detail === undefined ? marked(shownText(entry, term), term) : [entry.detail]),
  );
  const picture = part<HTMLImageElement>('thumbnail');
  if (entry.thumbnail === undefined) picture?.remove();
  else picture?.setAttribute('src', entry.thumbnail);
  return row;
}

/** The beginning of the text; where only the text has the term, the part that has it. */
function shownText(entry: SearchEntry, term: string): string {
  return excerpt(entry.text, answersAll(entry.title, typedWords(term)) ? '' : term);
}

/** The text as nodes, never as markup: what people type is only ever text. */
export function marked(text: string, term: string): (Node | string)[] {
  return highlight(text, term).map((segment) => {
    if (!segment.hit) return segment.text;
    const mark = document.createElement('mark');
    mark.textContent = segment.text;
    return mark;
  });
}
