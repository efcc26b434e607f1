import type { SchemaContext } from 'astro:content';
import path from 'node:path';
import type * as z from 'zod';
import { kinds } from '#src/content-kinds.ts';

type Schema = (image: SchemaContext['image']) => z.ZodType;

const schemas = new Map<string, Schema>(
  Object.entries(kinds).map(([pattern, schema]) => [`content/${pattern}`, schema]),
);

/** `content/policies/*.mdx` and all others. */
export const patterns = [...schemas.keys()];

/** The files that cannot be missing: those that are no one of many. */
export const requiredFiles = patterns.filter((pattern) => !pattern.includes('*'));

/** The schema for `content/services.json`; undefined for a file that nothing reads. */
export function schemaFor(file: string): Schema | undefined {
  const pattern = patterns.find((one) => path.posix.matchesGlob(file, one));
  return pattern === undefined ? undefined : schemas.get(pattern);
}
