import * as z from 'zod/mini';
import { paperSeries } from './paper.ts';

export const paperSchema = z.object({
  series: z.enum(paperSeries, 'Please choose the paper: quote, proforma, confirmation or statement.'),
});
export type PaperRequest = z.input<typeof paperSchema>;
