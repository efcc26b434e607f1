import * as z from 'zod/mini';
import { pageAddressSchema } from '#src/domain/shelf/page-address.ts';
import { shelfPictureSchema } from '#src/domain/shelf/shelf-picture-request.ts';
import { markdownProblem } from '#src/lib/content/markdown-limits.ts';
import { line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { optionalMoney } from '#src/lib/forms/money.ts';
import type { ProgrammeFields } from './programme.ts';

/** Limits of a programme: characters, list items, RWF, places. */
export const programmeLimits = {
  title: 80,
  duration: 40,
  summary: 300,
  schedule: 200,
  body: 12_000,
  points: 12,
  point: 160,
  fee: 100_000_000,
  seats: 1000,
} as const;

const { points, point } = programmeLimits;

const pointList = z._default(
  z
    .array(
      line(
        point,
        'Please write the point, or remove the line.',
        `Please keep each point under ${point} characters.`,
      ),
      'Write one point per line.',
    )
    .check(z.maxLength(points, `Name ${points} points at most.`)),
  [],
);

const fee = optionalMoney({ min: 0, max: programmeLimits.fee });

const seatsSentence = 'Write how many interns it takes, from 1 to 1,000, or leave it empty.';

/** Keeps spaces around lines: they mean something in Markdown. */
const body = z.string('Please write this as text.').check(
  z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
  z.maxLength(programmeLimits.body, 'Please keep the description under 12,000 characters.'),
  z.refine((value) => markdownProblem(value) === undefined, {
    error: ({ input }) => markdownProblem(String(input)),
  }),
);

/** All fields of a programme; omitted ones take their defaults. */
export const programmeSchema: z.ZodMiniType<ProgrammeFields> = z.object({
  title: line(
    programmeLimits.title,
    'Please write the title.',
    `Please keep the title under ${programmeLimits.title} characters.`,
  ),
  duration: z._default(
    line(
      programmeLimits.duration,
      'Please write how long it takes, for example “1–2 months”.',
      `Please keep the duration under ${programmeLimits.duration} characters.`,
    ),
    '1 month',
  ),
  tuitionFee: fee,
  materialsFee: fee,
  summary: z._default(text(programmeLimits.summary, 'Please keep the summary under 300 characters.'), ''),
  learn: pointList,
  features: pointList,
  deliverables: pointList,
  prerequisites: pointList,
  schedule: z._default(
    optionalLine(programmeLimits.schedule, 'Please keep the schedule under 200 characters.'),
    '',
  ),
  service: z.nullish(pageAddressSchema),
  picture: z.nullish(shelfPictureSchema),
  alt: z.optional(optionalLine(300, 'Please keep the description under 300 characters.')),
  body: z._default(body, ''),
  open: z._default(z.boolean('Choose whether people can apply.'), true),
  seats: z.nullish(
    z.int(seatsSentence).check(z.minimum(1, seatsSentence), z.maximum(programmeLimits.seats, seatsSentence)),
  ),
}) as unknown as z.ZodMiniType<ProgrammeFields>;
