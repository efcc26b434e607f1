import type * as z from 'zod';
import { keyPath } from '#src/integrations/content-check/mistake.ts';

/** Formats schema errors as editors see them: `items[0].alt: Describe the picture in a sentence.` */
export function adviceOf({ error }: { error?: z.ZodError | undefined }): string {
  return (error?.issues ?? []).map(({ path, message }) => `${keyPath(path)}: ${message}`).join('\n');
}
