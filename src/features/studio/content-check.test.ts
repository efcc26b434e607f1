import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkContent } from './content-check.ts';
import { siteSchema } from './studio.ts';

const schema = z.object({
  title: z.string(),
  steps: z.array(z.object({ text: z.string().min(1, 'Write what happens in this step.') })),
});

describe('checkContent', () => {
  it('gives back what is right', () => {
    const value = { title: 'Home', steps: [{ text: 'Choose' }] };
    expect(checkContent('content/home.json', schema, value)).toEqual(value);
  });

  it('names the file, the key and what to write instead, for every mistake at once', () => {
    const check = () => checkContent('content/home.json', schema, { title: 7, steps: [{ text: '' }] });
    expect(check).toThrow(/^content\/home\.json has 2 mistakes:$/m);
    expect(check).toThrow(/title: .*Write a string here\./);
    expect(check).toThrow(/steps\[0\]\.text: Write what happens in this step\./);
  });

  it('says so when the file as a whole is not what it should be', () => {
    expect(() => checkContent('content/home.json', schema, [])).toThrow(
      /\(the whole file\): .*Write an object/,
    );
  });

  it('tells an editor how to write a phone number', () => {
    expect(() => checkContent('content/site.json', siteSchema.shape.whatsapp, '0700 000 001')).toThrow(
      /Write the number with its country code and no spaces: \+250700000001\./,
    );
  });
});
