import { parse } from 'yaml';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ProgrammeFields } from './programme.ts';

type Written = Omit<ProgrammeFields, 'body' | 'open'> & { order: number; open?: boolean; source?: string };

/**
 * The programmes as files of `content/internships` have them, in their order. Keys are paths, values what the files hold;
 * internship.ts has checked them when the site is built.
 */
export function parseProgrammes(files: Readonly<Record<string, string>>): ShelfEntry<ProgrammeFields>[] {
  return Object.entries(files)
    .map(([path, text]) => parseProgramme(path, text))
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, fields }) => ({ id, fields }));
}

function parseProgramme(path: string, text: string): ShelfEntry<ProgrammeFields> & { order: number } {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  const { order, source: _, open = true, ...said } = parse(head) as Written;
  const id = path.replace(/^.*\//, '').replace(/\.mdx$/, '');
  return { id, order, fields: { ...said, body: body.trim(), open } };
}
