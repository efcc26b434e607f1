import fc from 'fast-check';

const injections = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table bookings; --",
  '{{7*7}}<%= 7*7 %>',
  'a@example.com\r\nBcc: everyone@example.com',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202eevil\u200b',
  'Ṽ͚̂'.repeat(50),
  'x'.repeat(5000),
];

const nested = (depth: number) => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

export const nastyText = fc.oneof(
  fc.constantFrom(...injections),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...injections).map((text) => `Aline ${text}`),
);

const nastyValue = fc.oneof(
  nastyText,
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, -1, 0.1, 1e308, [], {}, [[]], { $ne: null }, nested(5), nested(40)),
);

/**
 * Bodies as text: `request` with spoiled fields, arbitrary fields, any JSON, broken JSON,
 * too deeply nested and too large.
 */
export function malformedBodies(
  request: Record<string, unknown>,
  furtherFields: readonly string[] = [],
): fc.Arbitrary<string> {
  const field = fc.constantFrom(...Object.keys(request), ...furtherFields, '__proto__', 'constructor');
  const spoiled = (changes: fc.Arbitrary<unknown>) =>
    fc
      .array(fc.tuple(field, changes), { minLength: 1, maxLength: 3 })
      .map((parts) => JSON.stringify({ ...request, ...Object.fromEntries(parts) }));
  const whole = JSON.stringify(request);
  return fc.oneof(
    { weight: 4, arbitrary: spoiled(nastyText) },
    { weight: 4, arbitrary: spoiled(nastyValue) },
    { weight: 2, arbitrary: fc.dictionary(field, nastyValue).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.nat({ max: whole.length - 1 }).map((end) => whole.slice(0, end)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(9_000), whole.padEnd(70_000)),
    },
  );
}
