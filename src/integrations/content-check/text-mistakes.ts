import path from 'node:path';
import { type MdastNode, mdxToMdast } from 'satteri';
import type { Addresses } from './addresses.ts';
import { foundInstead } from './found.ts';
import { linkAdvice } from './links.ts';
import { inText, type Mistake } from './mistake.ts';
import { pictureAdvice } from './pictures.ts';
import type { Written } from './written.ts';

/** What is wrong in the text below the front matter: how it is written, its headings, links, pictures and prices. */
export function textMistakes(
  written: Written,
  addresses: Addresses,
  sells: (sku: string) => boolean,
): Mistake[] {
  const { file, text } = written;
  if (text.words.trim() === '') return [];
  const told = (line: number, sentence: string) => ({
    file,
    line: text.line + line - 1,
    key: inText,
    sentence,
  });
  const tree = parsed(text.words);
  if ('unreadable' in tree) return [told(tree.line, `this cannot be read: ${tree.unreadable}.`)];
  const nodes = [...everyNode(tree)];
  const lineOf = (node: MdastNode) => node.position?.start.line ?? 1;
  return [
    ...headingMistakes(nodes).map(({ node, sentence }) => told(lineOf(node), sentence)),
    ...nodes.flatMap((node) => {
      const wrong = wrongIn(node, written, addresses, sells);
      return wrong === undefined ? [] : told(lineOf(node), foundInstead(wrong.found, wrong.advice));
    }),
  ];
}

/** The tree of the text as the site's build reads it, or the line that it cannot read. */
function parsed(words: string): MdastNode | { unreadable: string; line: number } {
  try {
    return mdxToMdast(words);
  } catch (error) {
    const [, line = '1', why = 'check how it is written'] =
      /^(\d+):\d+: (.*?)(?: \([\w:-]+\))?$/s.exec((error as Error).message) ?? [];
    // The parser counts lines from the end of the front matter: a second place within its words would be a wrong one.
    return { unreadable: why.replaceAll(/ \(\d+:\d+\)/g, ''), line: Number(line) };
  }
}

function* everyNode(node: MdastNode): Generator<MdastNode> {
  yield node;
  for (const child of 'children' in node ? node.children : []) yield* everyNode(child as MdastNode);
}

/** Headings go down one step at a time, from ## on: the title of the page is #. */
function headingMistakes(nodes: readonly MdastNode[]): { node: MdastNode; sentence: string }[] {
  const headings = nodes.filter((node) => node.type === 'heading');
  return headings.flatMap((node, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    const found = '#'.repeat(node.depth);
    if (node.depth === 1)
      return { node, sentence: 'found a heading with #, which is the title’s; write ##.' };
    if (node.depth <= above + 1) return [];
    return {
      node,
      sentence: `found a heading with ${found}, which skips a step; write ${'#'.repeat(above + 1)}.`,
    };
  });
}

interface Wrong {
  found: string;
  advice: string;
}

/** What staff cannot write in the dashboard: there, the text of an internship is Markdown. */
const beyondMarkdown: readonly string[] = [
  ...['image', 'imageReference', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
  ...['mdxJsxFlowElement', 'mdxJsxTextElement'],
];

function wrongIn(
  node: MdastNode,
  { file, path: place }: Written,
  addresses: Addresses,
  sells: (sku: string) => boolean,
): Wrong | undefined {
  if (file.startsWith('content/internships/') && beyondMarkdown.includes(node.type))
    return {
      found: node.type === 'image' ? node.url : 'more than Markdown',
      advice: 'The text of an internship is plain Markdown: no pictures, tags or braces.',
    };
  switch (node.type) {
    case 'image':
      return wrong(node.url, pictureAdvice(path.dirname(place), node.url));
    case 'link':
    case 'definition':
      return wrong(node.url, textLinkAdvice(node.url, addresses));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const sku = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'sku')?.value;
      if (typeof sku !== 'string' || sells(sku)) return undefined;
      return { found: sku, advice: 'content/prices has no such price in RWF. Check the sku.' };
    }
    default:
      return undefined;
  }
}

function wrong(found: string, advice: string | undefined): Wrong | undefined {
  return advice === undefined ? undefined : { found, advice };
}

function textLinkAdvice(link: string, addresses: Addresses): string | undefined {
  if (link.startsWith('/')) return linkAdvice(link, addresses);
  if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(link)) return undefined;
  return 'Write an address on this site, such as /contact, or a whole one: https://….';
}
