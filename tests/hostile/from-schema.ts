import fc from 'fast-check';
import * as z from 'zod';
import type { KnownValues } from './known-values.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const someTexts = fc.constantFrom(
  ...[
    'Aline Uwase',
    'aline@example.com',
    '+250 788 123 456',
    '2030-06-13',
    'three otters knit',
    '123456',
    '12345678',
  ],
  ...[
    '-createdAt',
    'confirmed',
    'pending',
    'A reason that says enough.',
    '11111111-2222-4333-8444-555555555555',
    '1',
  ],
);

/** Generates bodies of a schema, with known values from earlier responses where names match. */
export function bodiesOf(schema: z.core.$ZodType, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valuesOf(shape, '', known).map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
  );
}

function valuesOf(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const shaped = shapedBy(schema, name, known);
  if (schema.type === 'object' || schema.type === 'array' || schema.anyOf !== undefined) return shaped;
  return fc
    .tuple(shaped, fc.nat(), fc.boolean())
    .map(([value, position, asTold]) => (asTold ? (known.pick(name, position) ?? value) : value));
}

function shapedBy(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, name, known)));
  if (schema.type === 'object') return objectsOf(schema, known);
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}, name, known), { maxLength: 4 });
  if (schema.type === 'string') return textsOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return fc.oneof(someTexts, fc.jsonValue({ maxDepth: 2 }));
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues) {
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, name, known)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function textsOf({ minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  const longest = fc.constant('ä'.repeat(Math.min(maxLength, 20_000)));
  const free = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  return fc.oneof({ weight: 6, arbitrary: someTexts }, { weight: 3, arbitrary: free }, longest);
}

function numbersOf({ type, minimum = -2e9, maximum = 2e9 }: JsonSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum, 0, 1, 5000, 2 ** 31, Number.MAX_SAFE_INTEGER);
  const within = { min: Math.max(minimum, -2e9), max: Math.min(maximum, 2e9) };
  return fc.oneof(edges, type === 'integer' ? fc.integer(within) : fc.double({ ...within, noNaN: true }));
}
