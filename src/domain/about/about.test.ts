import { expect, test } from 'vitest';
import type * as z from 'zod';
import { image, picture } from '#tests/support/requests/picture.ts';
import { ourTeamSchema, personSchema, whyChooseUsSchema } from './about.ts';

const reason = {
  title: 'Direction',
  text: 'We decide.',
  picture,
  alt: 'A chair in a beam of light.',
};
const benefit = { title: 'Rain plan', text: 'A dry second place.' };
const whyChooseUs = {
  title: 'Why choose us',
  description: 'How working with the studio goes, and what you can hold us to.',
  heading: 'Judge us by how we work',
  reasons: [reason, reason, reason],
  benefits: { heading: 'What you get', items: Array.from({ length: 6 }, () => benefit) },
  closing: { heading: 'Shall we begin?', text: 'Write.', actions: [{ label: 'Start', href: '/contact' }] },
};

function advice(schema: z.ZodType, value: unknown): (string | undefined)[] {
  return (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message);
}

test('a page with three reasons and six benefits is accepted', () => {
  expect(advice(whyChooseUsSchema(image), whyChooseUs)).toEqual([]);
});

test('a page with two reasons is refused with the number it has to show', () => {
  expect(advice(whyChooseUsSchema(image), { ...whyChooseUs, reasons: [reason, reason] })).toEqual([
    'This page shows 3 reasons with a picture: add or remove some.',
  ]);
});

test('a picture without alt text is refused', () => {
  const person = {
    order: 1,
    role: 'Lead',
    craft: 'Waits.',
    does: ['Plans'],
    picture,
    material: 'Oak',
    source: 'studio' as const,
  };

  expect(advice(personSchema(image), person)).toEqual(['Describe the picture in a sentence.']);
});

test('a person without tasks and a page without actions are refused', () => {
  const person = {
    ...reason,
    order: 1,
    role: 'Lead',
    craft: 'Waits.',
    does: [],
    material: 'Oak',
    source: 'studio',
  };
  const { closing, description, heading, title } = whyChooseUs;

  expect(advice(personSchema(image), person)).toEqual(['Name at least one task of this person.']);
  expect(
    advice(ourTeamSchema, { title, description, heading, closing: { ...closing, actions: [] } }),
  ).toEqual(['Add at least one button.']);
});
