import type * as z from 'zod';
import { closestTo } from '#src/lib/closest.ts';
import { plainWords, type Shape, shapeOf } from '#src/lib/content/content-schema.ts';
import type { Keys, Mistake } from './mistake.ts';
import { mistakeAt, mistakeSaying, valueAt, type Written } from './written.ts';

export function schemaMistakes(written: Written, schema: z.ZodType): Mistake[] {
  const issues = schema.safeParse(written.value, { error: plainWords }).error?.issues ?? [];
  return [
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys')
      .map((issue) => mistakeAt(written, asWritten(written, issue.path), issue.message)),
    ...unknownKeys(written, shapeFor(schema)),
  ];
}

/** Maps `picture` back to `file`: the gallery's schema turns one into the other. */
function asWritten(written: Written, keys: Keys): Keys {
  const outer = keys.slice(0, -1);
  const named = keys.at(-1) === 'picture' && typeof valueAt(written.value, [...outer, 'file']) === 'string';
  return named ? [...outer, 'file'] : keys;
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** Cached, since thousands of articles may share a schema. */
export function shapeFor(schema: z.ZodType): Shape {
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

function unknownKeys(written: Written, whole: Shape): Mistake[] {
  return written.values.flatMap(({ keys }) => {
    const key = keys.at(-1);
    const around = keys.slice(0, -1).reduce<Shape | undefined>(within, whole);
    const closed = around?.properties !== undefined && around.additionalProperties === false;
    const allowed = closed ? Object.keys(around.properties ?? {}) : around?.propertyNames?.enum;
    if (typeof key !== 'string' || allowed === undefined || allowed.includes(key)) return [];
    const sentence = `found a key that nothing reads; did you mean ${closestTo(key, allowed)}? Known here: ${allowed.join(', ')}.`;
    return mistakeSaying(written, keys, sentence);
  });
}

/** Returns the shape of a key; of a key that several forms have, the one that translators write. */
export function within(shape: Shape | undefined, key: PropertyKey): Shape | undefined {
  const forms = [...(shape?.oneOf ?? []), ...(shape?.anyOf ?? [])].flatMap((form) => within(form, key) ?? []);
  if (forms.length > 1) return { ...forms.find(({ words }) => words !== undefined), anyOf: forms };
  if (forms.length === 1) return forms[0];
  if (typeof key === 'number') return shape?.prefixItems?.[key] ?? shape?.items;
  return shape?.properties?.[String(key)] ?? (shape?.additionalProperties || undefined);
}
