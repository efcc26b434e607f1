import { describe, expect, it } from 'vitest';
import { fillTemplate, unknownFields } from './template-fields.ts';

const values = { name: 'Aline', subject: 'A wedding', staff: 'Grace' };

describe('a template', () => {
  it('every field of a template is filled in, also when repeated', () => {
    expect(fillTemplate('Dear {name},\n“{subject}”, {name}?\n{staff}', values)).toBe(
      'Dear Aline,\n“A wedding”, Aline?\nGrace',
    );
  });

  it('values are filled in as plain text, even if they look like a field, pattern or markup', () => {
    for (const name of ['{subject}', '$& $1 $`', '<b>Aline</b>', ''])
      expect(fillTemplate('Dear {name}!', { ...values, name })).toBe(`Dear ${name}!`);
  });

  it.each([
    ['Dear {nmae}', ['{nmae}']],
    ['{Name} { name } {} {name}', ['{Name}', '{ name }', '{}']],
    ['{constructor} {__proto__}', ['{constructor}', '{__proto__}']],
    ['{name} { and } alone', ['{ and }']],
    ['One brace { or } not a field'.replace('{ or }', '{ or'), []],
    ['Dear {name}', []],
  ])('the template “%s” has the unknown fields %j', (text, unknown) => {
    expect(unknownFields(text)).toEqual(unknown);
  });
});
