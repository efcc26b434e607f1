import { expect, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { className, classSummary, programmePrice, programmeSessions } from './dance.ts';
import { dancePrices } from './dance-content.ts';
import { dancePricesSchema } from './dance-prices.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

test('the six published classes have the agreed names, prices, hours and groups', () => {
  expect(dancePricesSchema.safeParse(dancePrices).error).toBeUndefined();
  const classes = dancePrices.groups.flatMap((group) =>
    group.classes.map((one) => [
      group.category,
      one.id,
      className(words, one),
      one.price,
      one.duration,
      one.schedule,
    ]),
  );
  expect(classes).toEqual([
    ['Traditional', 'intore', 'Intore Dance', 50000, '2 hours', 'Mon/Wed/Fri 6-8 PM'],
    [
      'Traditional',
      'ikinimba',
      'Ikinimba (registered as Umushayayo)',
      45000,
      '1.5 hours',
      'Tue/Thu 5:30-7 PM',
    ],
    [
      'Traditional',
      'kwiyereka-ingabo',
      'Kwiyereka Ingabo (registered as Ikinyemera)',
      40000,
      '1.5 hours',
      'Sat 10-11:30 AM',
    ],
    ['Modern', 'hip-hop', 'Hip Hop', 60000, '2 hours', 'Mon/Wed 7-9 PM'],
    ['Modern', 'contemporary', 'Contemporary', 55000, '1.5 hours', 'Tue/Thu 6-7:30 PM'],
    ['Modern', 'afrobeat', 'Afrobeat', 50000, '2 hours', 'Fri 6:30-8:30 PM'],
  ]);
});

test('the three published programmes have the agreed prices, sessions and lengths', () => {
  const programmes = dancePrices.programmes.map((one) => [
    one.name,
    programmePrice(words, one),
    programmeSessions(words, one),
    one.duration,
  ]);
  expect(programmes).toEqual([
    ['Beginner Intensive', '200,000 RWF for the whole course', '8 sessions', '4 weeks'],
    ['Advanced Masterclass', '500,000 RWF for the whole course', '12 sessions', '6 weeks'],
    [
      'Group Workshops',
      '300,000 RWF for the whole course, per group of up to 15',
      'Custom sessions',
      'Flexible',
    ],
  ]);
});

test('a class price without its unit is refused, and a summary names the unit', () => {
  const wrong = structuredClone(dancePrices) as { groups: { classes: { per?: string }[] }[] };
  for (const { classes } of wrong.groups) for (const one of classes) delete one.per;
  expect(dancePricesSchema.safeParse(wrong).error?.issues).toHaveLength(6);
  for (const { category, classes } of dancePrices.groups)
    for (const danceClass of classes)
      expect(classSummary(words, { danceClass, category }).price, danceClass.id).toMatch(
        /^[\d,]+ RWF per month$/,
      );
});
