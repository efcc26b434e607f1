import { type MdastNode, mdxToMdast } from 'satteri';
import type { LinkAdvice } from './addresses.ts';
import { foundInstead, inText, type Mistake } from './mistake.ts';
import type { PictureAdvice } from './pictures.ts';
import { languageOfFile } from './translations.ts';
import type { Written } from './written.ts';

export interface Around {
  linkAdvice: LinkAdvice;
  pictureAdvice: PictureAdvice;
  /** True for the SKU of a price in RWF. */
  sells: (sku: string) => boolean;
}

/** Finds mistakes in the text below the front matter: syntax, headings, links, pictures and prices. */
export function textMistakes(written: Written, around: Around): Mistake[] {
  const { file, text } = written;
  const mistake = (line: number, sentence: string) => ({
    file,
    line: text.line + line - 1,
    key: inText,
    sentence,
  });
  const tree = parsed(text.words);
  if ('unreadable' in tree) return [mistake(tree.line, `this cannot be read: ${tree.unreadable}.`)];
  let above = 1;
  return [...everyNode(tree)].flatMap((node) => {
    const sentence =
      node.type === 'heading' ? headingMistake(node.depth, above) : mistakeIn(node, written, around);
    if (node.type === 'heading') above = node.depth;
    return sentence === undefined ? [] : mistake(node.position?.start.line ?? 1, sentence);
  });
}

/** Parses the text like the site's build, or returns the error and its line. */
function parsed(words: string): MdastNode | { unreadable: string; line: number } {
  try {
    return mdxToMdast(words);
  } catch (error) {
    const [, line = '1', why = 'check how it is written'] =
      /^(\d+):\d+: (.*?)(?: \([\w:-]+\))?$/s.exec((error as Error).message) ?? [];
    // The parser counts lines from the end of the front matter, so drop the position in its message.
    return { unreadable: why.replaceAll(/ \(\d+:\d+\)/g, ''), line: Number(line) };
  }
}

function* everyNode(node: MdastNode): Generator<MdastNode> {
  yield node;
  for (const child of 'children' in node ? node.children : []) yield* everyNode(child as MdastNode);
}

/** Checks that headings descend one level at a time from ##: the title of the page is #. */
function headingMistake(depth: number, above: number): string | undefined {
  if (depth === 1) return 'found a heading with #, which is the title’s; write ##.';
  if (depth <= above + 1) return undefined;
  return `found a heading with ${'#'.repeat(depth)}, which skips a step; write ${'#'.repeat(above + 1)}.`;
}

/** Nodes that the dashboard lacks: there, the text of an internship is Markdown. */
const beyondMarkdown = /^(?:image|imageReference|mdx.+)$/;

function mistakeIn(node: MdastNode, { file, folder }: Written, around: Around): string | undefined {
  if (file.startsWith('content/internships/') && beyondMarkdown.test(node.type)) {
    const found = node.type === 'image' ? node.url : 'more than Markdown';
    return foundInstead(found, 'The text of an internship is plain Markdown: no pictures, tags or braces.');
  }
  switch (node.type) {
    case 'mdxjsEsm':
      return languageOfFile(file) && foundInstead(node.value, 'A translation has no imports and exports.');
    case 'image':
      return instead(node.url, around.pictureAdvice(folder, node.url));
    case 'link':
    case 'definition':
      return instead(node.url, textLinkAdvice(node.url, around.linkAdvice));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const sku = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'sku')?.value;
      if (typeof sku !== 'string' || around.sells(sku)) return undefined;
      return foundInstead(sku, 'content/prices has no such price in RWF. Check the sku.');
    }
    default:
      return undefined;
  }
}

function instead(found: string, advice: string | undefined): string | undefined {
  return advice === undefined ? undefined : foundInstead(found, advice);
}

function textLinkAdvice(link: string, linkAdvice: LinkAdvice): string | undefined {
  if (link.startsWith('/')) return linkAdvice(link);
  if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(link)) return undefined;
  return 'Write an address on this site, such as /contact, or a whole one: https://….';
}
