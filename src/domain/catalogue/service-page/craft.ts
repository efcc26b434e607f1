import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { alt, words } from '#src/lib/content/content-schema.ts';

const headed = {
  heading: words('the heading'),
  lead: words('the sentence under it'),
};

const timeCode = z
  .string('Write the time in quotes: "00:00:04:12".')
  .regex(/^\d\d:\d\d:\d\d:\d\d$/, 'Write hours, minutes, seconds and frames in quotes: "00:00:04:12".');

const seconds = z.number('Write seconds without quotes: 12.').nonnegative('Seconds begin at 0.');

const metres = z.number('Write metres without quotes: 3.5.');

const named = z.object({ title: words('a name'), text: words('a sentence about it') });

const waveform = z.object({
  form: z.literal('waveform'),
  ...headed,
  sections: z
    .array(
      named.extend({
        seconds: z
          .int('Write whole seconds, without quotes: 24.')
          .positive('A section takes a second at least.'),
        loudness: z
          .number('Write a number from 1, quiet, to 10, full.')
          .min(1, 'Write a number from 1, quiet, to 10, full.')
          .max(10, 'Write a number from 1, quiet, to 10, full.'),
      }),
    )
    .min(4, 'A song has four sections at least.')
    .max(10, 'A phone has room for ten sections.'),
});

const soundLevels = z.object({
  form: z.literal('sound-levels'),
  ...headed,
  moments: z
    .array(
      named.extend({
        time: z.string().regex(/^\d\d:\d\d$/, 'Write the time in quotes: "18:30".'),
        decibels: z
          .int('Write whole decibels, without quotes: 68.')
          .min(20, 'No hall is quieter than 20 decibels.')
          .max(110, 'We do not play louder than 110 decibels.'),
      }),
    )
    .min(4, 'An evening has four moments at least.')
    .max(8, 'Eight moments at most.'),
});

const keyframes = z.object({
  form: z.literal('keyframes'),
  ...headed,
  /** Words of the button that plays them. */
  play: words('the words on the button'),
  frames: z
    .array(
      named.extend({
        at: seconds,
        size: z
          .number('Write the size in percent, without quotes: 100.')
          .min(0, 'Write 0 to 120 percent.')
          .max(120, 'Write 0 to 120 percent.'),
        turn: z.number('Write the turn in degrees, without quotes: 45.'),
      }),
    )
    .min(3, 'A movement has three keyframes at least.')
    .max(6, 'Six keyframes at most.')
    .refine(
      (frames) => frames.every(({ at }, index) => index === 0 || at > (frames[index - 1]?.at ?? 0)),
      'Write the keyframes in the order of their time.',
    ),
});

const pagePlan = z
  .object({
    form: z.literal('page-plan'),
    ...headed,
    blocks: z.array(named).min(3, 'A page has three blocks at least.').max(9, 'Nine blocks at most.'),
    /** Rows of the desktop, as numbers of blocks: [[1, 2], [3]]. On a phone each block has its own row. */
    desktop: z.array(z.array(z.int().positive()).min(1)).min(2, 'Write two rows at least: [[1, 2], [3]].'),
  })
  .refine(
    ({ blocks, desktop }) => desktop.flat().join() === [...blocks.keys()].map((key) => key + 1).join(),
    {
      path: ['desktop'],
      error: 'Name every block once, in reading order: [[1, 2], [3]].',
    },
  );

const room = named.extend({
  /** Distance of the north-west corner from that of the house. */
  x: metres,
  y: metres,
  width: metres.positive('A room is wider than 0 metres.'),
  depth: metres.positive('A room is deeper than 0 metres.'),
});

/** A line on the plan: x and y of its beginning, then of its end. */
const openings = z
  .array(z.tuple([metres, metres, metres, metres], 'Write four numbers: [4, 1, 4, 2].'))
  .default([]);

const trueSizes = z.object({
  form: z.literal('true-sizes'),
  ...headed,
  sizes: z
    .array(
      named.extend({
        /** Millimetres. */
        width: z.int('Write whole millimetres, without quotes: 297.').positive(),
        height: z.int('Write whole millimetres, without quotes: 420.').positive(),
      }),
    )
    .min(3, 'Write three sizes at least.')
    .max(7, 'Seven sizes at most.'),
});

const relief = z.object({
  form: z.literal('relief'),
  ...headed,
  steps: z.array(named).length(4, 'The drawings show four steps: line, ridge, ground and colour.'),
});

/** Middle part of a service page that only this craft has; `form` says which. */
export function craftSchema(image: SchemaContext['image']) {
  const picture = z.object({ picture: image(), alt });
  return z.discriminatedUnion(
    'form',
    [
      z.object({
        form: z.literal('contact-sheet'),
        ...headed,
        /** Words next to the pencil ring. */
        marked: words('the words next to the pencil ring'),
        frames: z
          .array(picture.extend({ marked: z.boolean('Write true, or leave it out.').default(false) }))
          .length(12, 'A contact sheet has twelve frames.'),
      }),
      z.object({
        form: z.literal('film-strip'),
        ...headed,
        frames: z
          .array(picture.extend({ at: timeCode, text: words('a few words about the shot') }))
          .length(6, 'The strip has six frames, in two rows of three.'),
      }),
      z.object({
        form: z.literal('before-after'),
        ...headed,
        before: picture,
        after: picture,
        changes: z.array(named).min(2, 'Name two changes at least.').max(5, 'Five changes at most.'),
      }),
      z.object({
        form: z.literal('floor-plan'),
        ...headed,
        ...picture.shape,
        rooms: z.array(room).min(3, 'Draw three rooms at least.').max(9, 'Nine rooms at most.'),
        doors: openings,
        windows: openings,
      }),
      waveform,
      soundLevels,
      keyframes,
      pagePlan,
      trueSizes,
      relief,
    ],
    'Write one of contact-sheet, film-strip, before-after, floor-plan, waveform, sound-levels, keyframes, page-plan, true-sizes, relief.',
  );
}

/** Order of a show in tall pictures: what happens, from hours before it until after. */
export function runningOrderSchema(image: SchemaContext['image']) {
  return z.object({
    ...headed,
    frames: z
      .array(
        named.extend({
          picture: image(),
          alt,
          /** "An hour before" */
          when: words('when it is'),
        }),
      )
      .length(4, 'The order has four pictures.'),
  });
}

/** Front matter of the craft part, in any form. */
export type Craft = z.infer<ReturnType<typeof craftSchema>>;

/** Front matter of one form of the craft part. */
export type CraftOf<Form extends Craft['form']> = Extract<Craft, { form: Form }>;
