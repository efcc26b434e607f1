import type { FormDraft } from './form-draft.ts';
import type { FormEncoding, sendForm } from './send-form.ts';

/** How a form is sent without leaving the page, and what follows. Its fields and its end are FormField.astro and FormSend.astro. */
export interface FormOptions {
  /** What is kept until it is sent: under which key, which fields, and the first words that we wrote ourselves. */
  draft?: { key: string; fields: readonly string[]; first?: FormDraft };
  /** `json` unless told; files need `multipart`. */
  as?: FormEncoding;
  /** Sends it; `sendForm` unless a form has to do more. */
  send?: typeof sendForm;
  /** The thanks. The title is set in bold. */
  thanks: (answer: Record<string, unknown>) => { title: string; text?: string };
  /** Runs after the form was cleared and the thanks were said. */
  onReceived?: (answer: Record<string, unknown>) => void;
}
