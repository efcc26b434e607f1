import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod';

/** Invisible characters: controls, directions, zero-width spaces, joiners, tags. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;

const hostile = [
  ['a word', 'Aline\u0007\u001b\u202e \u2066U\u200bw\u200da\u2060s\ufeffe\u{e0041}\r\n\u2028K.'],
  ['an email address', 'ali\u200bne\u202e@example.com'],
  ['a phone number', '+250 788 \ufeff123\u200b 456\u202e'],
  ['a link', 'https://irumart.example/frames\u200b/oak\u202e'],
] as const;

/** Paragraph fields, which keep line breaks and the joiners that some scripts need. */
const paragraphs = /^(message|text|motivation|body|reason|note|caption|summary|description)$/;

/** Fields that are compared or hashed and never shown. */
const compared =
  /^(password|newPassword|currentPassword|passkey|challenge|ticket|token|key|code|otp|id|userId|offer|version|agreed|bookings|after|into|page|classId|class|sku|package|discountCode|programme|picture|q|cursor|eventDate|lastDay)$/;

/** Files whose addresses and numbers are only looked up, in their stored form. */
const lookedUp =
  /(login\/(login|audit-login|warn-owner)|discount\/check-discount|api\/payment\/payment)\.ts$/;

/** Reports of browsers and data of the payment service, EBM and the text gateway, which nobody types. */
const fromMachines = /^netlify\/core\/(ebm|island|payment|sms)\//;

interface Found {
  file: string;
  field: string;
  schema: z.core.$ZodType;
}

type Maker = (...args: unknown[]) => { extend?: (shape: unknown) => unknown };

/** Servers use zod and pages zod/mini; servers also parse the schemas of page forms. */
const dialects = ['zod', 'zod/mini'];

const found: Found[] = [];
const root = path.resolve(import.meta.dirname, '../..');

/** Returns the file that creates a schema, from the stack trace. */
function caller(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const ours = frames.find((frame) => /\/(src|netlify)\//.test(frame) && !frame.includes('one-line-fields'));
  return /((?:src|netlify)\/[\w./-]+\.ts)/.exec(ours?.slice(ours.indexOf(root)) ?? '')?.[1] ?? 'unknown';
}

/** Wraps Zod so that its objects record each of their fields. */
function noting<Zod extends object>(zod: Zod): Zod {
  const note = (shape: unknown) => {
    const file = caller();
    for (const [field, schema] of Object.entries(shape as Record<string, z.core.$ZodType>))
      found.push({ file, field, schema });
  };
  const made = (name: string, shapeAt: number) => {
    const make = Reflect.get(zod, name) as Maker;
    const noted: Maker = (...args) => {
      note(args[shapeAt]);
      const object = make(...args);
      const { extend } = object;
      if (extend === undefined) return object;
      return Object.assign(object, {
        extend(shape: unknown) {
          note(shape);
          return extend.call(object, shape);
        },
      });
    };
    return { [name]: noted };
  };
  return {
    ...zod,
    ...made('object', 0),
    ...made('looseObject', 0),
    ...made('strictObject', 0),
    ...('extend' in zod && made('extend', 1)),
  };
}

/** Lists modules with request schemas, without those for pages, prices and articles in content/. */
async function* schemaFiles() {
  for await (const file of glob('{src/domain,src/dashboard,src/site,netlify/core,netlify/api}/**/*.ts', {
    cwd: root,
  })) {
    if (file.endsWith('.test.ts')) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const dialect = file.startsWith('src/') ? /from 'zod\/mini'/ : /from 'zod'/;
    if (dialect.test(text) && /\b(z\s*\.(object|looseObject)|\w+\s*\.extend)\(/.test(text)) yield file;
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

afterAll(() => {
  for (const dialect of dialects) vi.doUnmock(dialect);
  vi.resetModules();
});

test('request fields keep no invisible character, except paragraphs and secrets', async () => {
  vi.resetModules();
  for (const dialect of dialects) vi.doMock(dialect, async (original) => noting(await original<object>()));
  for await (const file of schemaFiles()) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    // Functions that make a schema for a day or for the current programmes.
    for (const [name, made] of Object.entries(module))
      if (/Schema$/.test(name) && typeof made === 'function') made({ has: () => false });
  }
  const names = found.filter(({ field }) => field === 'name').map(({ file }) => file);
  expect(new Set(names).size, 'files with a name').toBeGreaterThan(7);
  const kept = found
    .filter(({ field }) => !paragraphs.test(field) && !compared.test(field))
    .filter(({ file }) => !lookedUp.test(file) && !fromMachines.test(file))
    .flatMap(({ file, field, schema }) =>
      hostile.flatMap(([kind, typed]) =>
        [typed, [typed], { basic: [typed] }]
          .map((input) => z.safeParse(schema, input))
          .filter((read) => read.success && textsOf(read.data).some((text) => unseen.test(text)))
          .map(() => `${file}: ${field} keeps what is unseen in ${kind}`),
      ),
    );
  expect([...new Set(kept)]).toEqual([]);
});
