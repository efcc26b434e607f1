import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';
import { shelfPage } from '../shelf/shelf-page.ts';
import { factLabels } from './fact-labels.ts';
import { StudioFields } from './StudioFields.tsx';

const optional = ['instagram', 'facebook', 'youtube', 'x', 'mailLine'] as const;

export const studioRules = shelfPage<StudioFacts>({
  word: 'studio',
  noun: 'studio entry',
  Fields: StudioFields,
  bodyOf: (values) => ({
    ...values,
    ...Object.fromEntries(optional.map((name) => [name, values[name] || null])),
    vatRegistered: values['vatRegistered'] === 'yes',
  }),
  labels: factLabels,
  textOf: (name, value) => {
    if (name !== 'vatRegistered') return undefined;
    return value ? 'Yes' : 'No';
  },
  columns: [],
  publicPage: () => '/contact',
  publicWhen: 'The pages and emails show it once it is live.',
  ordered: false,
});
