import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import page from '#content/internships.json' with { type: 'json' };
import { internshipPageSchema, internshipSchema } from './internship.ts';

// Astro turns a path into a picture; here a path is enough.
const image = (() => z.string()) as never;

const internship = {
  title: 'Photography Internship',
  order: 1,
  duration: '1–2 months',
  tuitionFee: 100000,
  materialsFee: 10000,
  summary: 'Portraits and products.',
  picture: '../images/photography.jpg',
  alt: 'A camera on a table.',
  learn: ['Light'],
  features: ['A mentor'],
  deliverables: ['A portfolio'],
  prerequisites: ['None'],
  schedule: 'Mornings',
};
const messages = (change: object) =>
  internshipSchema(image)
    .safeParse({ ...internship, ...change })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

describe('the front matter of an internship', () => {
  it('valid front matter is accepted, also closed and without fees', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ tuitionFee: undefined, materialsFee: undefined, open: false, seats: 4 })).toEqual([]);
  });

  it.each([
    [{ tuitionFee: '100,000' }, 'tuitionFee: A fee is a whole number of RWF'],
    [{ alt: '' }, 'alt: Describe the picture'],
    [{ open: 'no' }, 'open: Write true or false'],
    [{ seats: 0 }, 'seats: A programme takes at least one intern'],
    [{ learn: [] }, 'learn: Name at least one.'],
    [
      { features: [{ 'A checklist': 'one' }] },
      'features.0: Write text here; put quotes around text with a colon',
    ],
    [{ service: 'photography' }, 'service: Write an address on this site'],
  ])('front matter with %o is refused with what to write', (change, message) => {
    expect(messages(change)).toEqual([expect.stringContaining(message)]);
  });
});

describe('content/internships.json', () => {
  const check = (change: object) => internshipPageSchema(image).safeParse({ ...page, ...change });

  it('the internships page needs six things to learn and four questions', () => {
    expect(check({}).success).toBe(true);
    const short = { learn: { ...page.learn, items: page.learn.items.slice(1) } };
    expect(check(short).error?.issues[0]?.message).toContain('six entries');
    const few = { faqs: { ...page.faqs, items: page.faqs.items.slice(1) } };
    expect(check(few).error?.issues[0]?.message).toContain('four questions');
  });
});
