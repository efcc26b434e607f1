import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { maxPrice, priceExample, readPriceText } from '../prices/read-price-text.ts';
import { priceNames } from '../tier.ts';
import type { PackageFields } from './package.ts';

export const packageLimits = {
  lines: 12,
  line: 120,
  name: 80,
  tab: 40,
  service: 60,
  description: 300,
} as const;

const amount = z
  .number(priceExample)
  .check(z.int(priceExample), z.positive(priceExample), z.maximum(maxPrice, priceExample));

const open = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('from'), amount }),
  z
    .object({ kind: z.literal('range'), min: amount, max: amount })
    .check(z.refine(({ min, max }) => min < max, 'The range starts above its end. Write 100k–200k.')),
  z.object({ kind: z.literal('on-request') }),
]);

/** Makes a field removable: null removes it. */
const removable = <Value>(schema: z.ZodMiniType<Value>) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? undefined),
    z.optional(schema) as z.ZodMiniType<Value | undefined, unknown>,
  );

/** Price as typed, or as stored. An empty field means no price. */
const price = removable(
  z.pipe(
    z.transform((value: unknown, ctx): unknown => {
      if (typeof value !== 'string') return value;
      if (value.trim() === '') return undefined;
      const read = value.length > 60 ? { problem: priceExample } : readPriceText(value);
      if ('price' in read) return read.price;
      ctx.issues.push({ code: 'custom', message: read.problem, input: value });
      return z.NEVER;
    }),
    z.optional(z.union([amount, open], priceExample)),
  ),
);

const includedLine = line(
  packageLimits.line,
  'Please write what is included, or remove the line.',
  `Please keep each line under ${packageLimits.line} characters.`,
);
const includes = z
  .array(includedLine, 'Write one thing per line.')
  .check(z.maxLength(packageLimits.lines, `Name ${packageLimits.lines} things at most.`));

const tab = removable(
  line(packageLimits.tab, 'Please write the words of the tab.', 'Please keep the tab under 40 characters.'),
);

const day = removable(
  z
    .string('Write a day such as 2026-12-01.')
    .check(z.refine((value) => isCalendarDate(value), 'Write a day such as 2026-12-01.')),
);

const named = <Schema extends z.ZodMiniType>(schema: Schema) =>
  Object.fromEntries(priceNames.map((name) => [name, schema])) as Record<(typeof priceNames)[number], Schema>;

const fields = z.object({
  name: line(packageLimits.name, 'Please name the package.', 'Please keep the name under 80 characters.'),
  tab,
  service: z._default(optionalLine(packageLimits.service, 'Please keep this under 60 characters.'), ''),
  description: z._default(text(packageLimits.description, 'Please keep this under 300 characters.'), ''),
  ...named(price),
  includes: z._default(z.partial(z.object(named(includes), 'Write what each price includes.')), {}),
  expressFee: price,
  vat: z._default(z.enum(['added', 'included'], 'Write added or included.'), 'added'),
  validFrom: day,
  validTo: day,
});

export const packageSchema = z.pipe(
  fields.check(
    z.refine(({ expressFee }) => expressFee === undefined || typeof expressFee === 'number', {
      error: 'The express fee is one amount, such as 20,000.',
      path: ['expressFee'],
    }),
    z.refine(
      ({ price: one, ...others }) =>
        one === undefined ||
        !priceNames.some((name) => name in others && others[name as 'basic'] !== undefined),
      {
        error: 'A package has one price, or prices by tier: not both.',
        path: ['price'],
      },
    ),
    z.refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
      error: 'The last day comes before the first.',
      path: ['validTo'],
    }),
  ),
  z.transform(({ includes: lists, ...said }) => compact({ ...said, includes: compact(lists) })),
) as unknown as z.ZodMiniType<PackageFields>;

/** Drops empty fields, so that they do not count as a change from missing ones. */
function compact<T extends object>(value: T): Partial<T> {
  const said = Object.entries(value).filter(
    ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(said) as Partial<T>;
}
