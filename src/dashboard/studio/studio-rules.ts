import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';
import { hoursIn, type OpeningHours } from '#src/lib/words/hours.ts';
import { shelfPage } from '../shelf/shelf-page.ts';
import { factLabels } from './fact-labels.ts';
import { typedHours } from './HoursFields.tsx';
import { StudioFields } from './StudioFields.tsx';

const optional = ['instagram', 'facebook', 'youtube', 'x', 'mailLine'] as const;

export const studioRules = shelfPage<StudioFacts>({
  word: 'studio',
  noun: 'studio entry',
  Fields: StudioFields,
  bodyOf: (values) => ({
    ...values,
    ...Object.fromEntries(optional.map((name) => [name, values[name] || null])),
    hours: typedHours(values, 'hours'),
    officeHours: typedHours(values, 'officeHours'),
    vatRegistered: values['vatRegistered'] === 'yes',
  }),
  labels: factLabels,
  textOf: (name, value) => {
    if (name === 'vatRegistered') return value ? 'Yes' : 'No';
    if (name === 'hours' || name === 'officeHours') return hoursIn('en', value as OpeningHours[]);
    return undefined;
  },
  columns: [],
  publicPage: () => '/contact',
  publicWhen: 'The pages and emails show it once it is live.',
  ordered: false,
});
