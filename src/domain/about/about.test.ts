import { expect, test } from 'vitest';
import type * as z from 'zod';
import { image, picture } from '#tests/support/requests/picture.ts';
import { ourTeamSchema, personSchema, shownPicture, whyChooseUsSchema } from './about.ts';

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

const moment = { time: '07:30', text: 'Walks through the venue.' };
const person = {
  order: 1,
  role: 'Photography lead',
  signature: 'The photography lead',
  picture,
  alt: 'A camera and a notebook on blue cloth.',
  day: [moment, moment, moment],
  promise: 'I look at every photo before you do.',
  source: 'studio' as const,
};
const portrait = { picture, alt: 'Aline in the studio, next to a window.' };

test('a trade without a name shows its tools', () => {
  expect(advice(personSchema(image), person)).toEqual([]);
  expect(shownPicture(person)).toEqual({ picture, alt: person.alt });
});

test('a trade with a name and a portrait shows its portrait instead of the tools', () => {
  const named = { ...person, name: 'Aline Words', since: 2021, portrait };
  expect(advice(personSchema(image), named)).toEqual([]);
  expect(shownPicture(named)).toEqual(portrait);
});

test('a picture or a portrait without alt text is refused', () => {
  const { alt: _, ...undescribed } = person;
  expect(advice(personSchema(image), undescribed)).toEqual(['Describe the picture in a sentence.']);
  expect(advice(personSchema(image), { ...person, portrait: { picture } })).toEqual([
    'Describe the picture in a sentence.',
  ]);
});

test('a day with two lines, or with a time in words, is refused', () => {
  expect(advice(personSchema(image), { ...person, day: [moment, moment] })).toEqual([
    'This page shows 3 lines of the day: add or remove some.',
  ]);
  const late = { ...moment, time: 'early' };
  expect(advice(personSchema(image), { ...person, day: [moment, moment, late] })).toEqual([
    'Write a time: "07:30".',
  ]);
});

test('a page of the team without actions is refused', () => {
  const { closing, description, heading, title } = whyChooseUs;
  expect(
    advice(ourTeamSchema, { title, description, heading, closing: { ...closing, actions: [] } }),
  ).toEqual(['Add at least one button.']);
});
