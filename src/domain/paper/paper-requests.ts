import * as z from 'zod/mini';
import { refusals } from '#src/lib/words/refusals.ts';
import { paperSeries } from './paper.ts';

export const paperSchema = z.object({
  series: z.enum(paperSeries, refusals('paper')('seriesMissing')),
});
export type PaperRequest = z.input<typeof paperSchema>;
