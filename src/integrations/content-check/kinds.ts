import type { SchemaContext } from 'astro:content';
import path from 'node:path';
import type * as z from 'zod';
import { kindPages, kinds } from '#src/content-kinds.ts';
import { pages } from '#src/lib/words/pages.ts';

type Schema = (image: SchemaContext['image']) => z.ZodType;

const schemas = new Map<string, Schema>(
  Object.entries(kinds).map(([pattern, schema]) => [`content/${pattern}`, schema]),
);

export const patterns = [...schemas.keys()];

/** Files that must exist: those whose pattern has no wildcard. */
export const requiredFiles = patterns.filter((pattern) => !pattern.includes('*'));

/** Returns the schema of `content/services.json`; undefined for a file that nothing reads. */
export function schemaFor(file: string): Schema | undefined {
  return schemas.get(patternOf(file) ?? '');
}

function patternOf(file: string): string | undefined {
  return patterns.find((one) => path.posix.matchesGlob(file, one));
}

/** Lists the routes that read a file; none if only staff do. */
export function pagesReading(file: string): readonly string[] {
  const kind = (patternOf(file) ?? '').replace(/^content\//, '') as keyof typeof kindPages;
  const routes = kindPages[kind] ?? [];
  return routes === 'all' ? Object.keys(pages) : routes;
}
