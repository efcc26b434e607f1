import type { SchemaContext } from 'astro:content';
import path from 'node:path';
import type * as z from 'zod';
import { kinds } from '#src/content-kinds.ts';

type Schema = (image: SchemaContext['image']) => z.ZodType;

const schemas = new Map<string, Schema>(
  Object.entries(kinds).map(([pattern, schema]) => [`content/${pattern}`, schema]),
);

export const patterns = [...schemas.keys()];

/** Files that must exist: those whose pattern has no wildcard. */
export const requiredFiles = patterns.filter((pattern) => !pattern.includes('*'));

/** Returns the schema of `content/services.json`; undefined for a file that nothing reads. */
export function schemaFor(file: string): Schema | undefined {
  const pattern = patterns.find((one) => path.posix.matchesGlob(file, one));
  return pattern === undefined ? undefined : schemas.get(pattern);
}
