import { parse } from 'yaml';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ProgrammeFields } from './programme.ts';

type Written = Omit<ProgrammeFields, 'body' | 'open'> & { order: number; open?: boolean; source?: string };

/**
 * Parses the files of `content/internships` (path to text), in display order.
 * The schema in internship.ts has checked them at build time.
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
