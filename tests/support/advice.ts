import type * as z from 'zod';
import { keyPath } from '#src/integrations/content-check/mistake.ts';

/** What a schema tells an editor, a line for each mistake: `items[0].alt: Describe the picture in a sentence.` */
export function adviceOf({ error }: { error?: z.ZodError | undefined }): string {
  return (error?.issues ?? []).map(({ path, message }) => `${keyPath(path)}: ${message}`).join('\n');
}
