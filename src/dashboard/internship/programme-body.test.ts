import { expect, test } from 'vitest';
import { programmeSchema } from '#src/domain/internship/programme-request.ts';
import { programmeBody } from './programme-body.ts';

const typed = {
  title: 'Drone Internship',
  duration: '1 month',
  tuitionFee: '100,000 RWF',
  materialsFee: '',
  seats: '4',
  open: 'true',
  learn: 'To fly\n\nTo land\n',
  features: '',
  service: ' ',
  body: '## One',
};

test('typed programme fields become a valid request body', () => {
  const body = programmeBody(typed);
  expect(body).toEqual({
    title: 'Drone Internship',
    duration: '1 month',
    tuitionFee: '100,000 RWF',
    materialsFee: null,
    seats: 4,
    open: true,
    learn: ['To fly', 'To land'],
    features: [],
    service: null,
    body: '## One',
  });
  expect(programmeSchema.parse(body)).toMatchObject({ tuitionFee: 100_000, materialsFee: null });
});

test.each([
  ['100 000', 100_000],
  ['100k', 100_000],
  ['0', 0],
  ['', null],
])('the fee %j is stored as %j', (tuitionFee, kept) => {
  expect(programmeSchema.parse(programmeBody({ ...typed, tuitionFee }))).toMatchObject({ tuitionFee: kept });
});

test.each(['free', '1e5', '-5'])('the fee %j is refused', (tuitionFee) => {
  expect(programmeSchema.safeParse(programmeBody({ ...typed, tuitionFee })).success).toBe(false);
});

test('a chosen picture is sent with its upload id and size', () => {
  const picture = { upload: '11111111-2222-4333-8444-555555555555', width: 800, height: 600 };
  expect(programmeBody({ picture: JSON.stringify(picture) })).toEqual({ picture });
});

test('a removed picture is sent as null', () => {
  expect(programmeBody({ picture: 'null' })).toEqual({ picture: null });
});

test('a closed programme is sent with open set to false', () => {
  expect(programmeBody({ open: 'false' })).toEqual({ open: false });
});
