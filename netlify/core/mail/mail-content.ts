export interface MailAmount {
  label: string;
  amount: string;
}

export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** Opens an email to a person; the full name, because name order varies in Rwanda. */
  | { kind: 'greeting'; name: string }
  /** Ends an email that can be replied to. */
  | { kind: 'ask-by-reply' | 'ask-on-page' }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'order'; lines: MailAmount[]; total: MailAmount; note?: string }
  /** HTML that we made, with its plain text; never typed by anyone. */
  | { kind: 'rich'; html: string; text: string }
  | MailLink
  | { kind: 'code'; label: string; digits: string };

/** A button, or a plain link for what few readers want. */
export interface MailLink {
  kind: 'action' | 'link';
  label: string;
  url: string;
}

export interface MailContent {
  /** Shown by mail programs next to the subject. */
  preview: string;
  heading: string;
  parts: MailPart[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}
