import * as z from 'zod/mini';
import { markdownProblem } from '#src/lib/content/markdown-limits.ts';
import { line, lines } from '#src/lib/forms/form-fields.ts';
import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** States of a newsletter (docs/product.md, Letters). `sent`: every email is queued. */
export const letterStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof letterStates)[number];

export const letterLimits = { subject: 120, body: 12_000, pictures: 12 } as const;

export const letterSchema = z.object({
  subject: line(
    letterLimits.subject,
    'Please write the subject.',
    `Please keep the subject under ${letterLimits.subject} characters.`,
  ),
  body: lines(
    letterLimits.body,
    'Please write the letter.',
    'Please keep the letter under 12,000 characters.',
  ).check(
    z.refine((text) => markdownProblem(text) === undefined, {
      error: ({ input }) => markdownProblem(String(input)),
    }),
  ),
});
export type LetterRequest = z.input<typeof letterSchema>;

const version = z.int('Send the version that you saw.');

export const letterChangeSchema = z.extend(letterSchema, { version });
export type LetterChange = z.input<typeof letterChangeSchema>;

export const letterSendingSchema = z.object({ version });
export type LetterSending = z.input<typeof letterSendingSchema>;

export const letterListRules = listRules({
  sorts: ['createdAt'],
  usual: '-createdAt',
  filters: { state: oneOf(letterStates) },
});

/** Emails of a letter, one for each address. */
export interface LetterCounts {
  sent: number;
  /** Could not be sent: the address was refused, or all tries failed. */
  bounced: number;
  /** Still to be sent. */
  waiting: number;
  /** Subscribers who left by the link of this letter. */
  left: number;
}

/** A newsletter; times are ISO instants. */
export interface Letter {
  id: string;
  subject: string;
  /** Markdown; a line `![words](gallery:id)` is a picture of the gallery. */
  body: string;
  state: LetterState;
  counts: LetterCounts;
  version: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** An email as it will be sent, without the link of one person. */
export interface LetterPreview {
  html: string;
  text: string;
}

/** Marker line of a gallery picture in a letter. */
export function pictureLine(id: string, alt: string): string {
  return `![${alt.replace(/[[\]\s]+/g, ' ').trim()}](gallery:${id})`;
}

export type LetterBlock = { kind: 'text'; text: string } | { kind: 'picture'; id: string; alt: string };

const picture = /^!\[([^[\]]*)\]\(gallery:([\w.-]+)\)\s*$/;

/** Splits a letter at its pictures. */
export function letterBlocks(body: string): LetterBlock[] {
  const blocks: LetterBlock[] = [];
  let open: string[] = [];
  const close = () => {
    const text = open.join('\n').trim();
    if (text !== '') blocks.push({ kind: 'text', text });
    open = [];
  };
  for (const written of body.split('\n')) {
    const [, alt = '', id] = picture.exec(written) ?? [];
    if (id === undefined) open.push(written);
    else {
      close();
      blocks.push({ kind: 'picture', id, alt: alt.trim() });
    }
  }
  close();
  return blocks;
}

export const letterStateNames: Record<LetterState, string> = {
  draft: 'Draft',
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
};
