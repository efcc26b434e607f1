/** An order line with its formatted amount. */
export interface MailAmount {
  label: string;
  amount: string;
}

/** A part of an email; HTML and text are both rendered from it. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Label and value pairs, for example "Reference: FTS-7K3MP-9Q2XT". */
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'order'; lines: MailAmount[]; total: MailAmount; note?: string }
  | MailLink
  /** Digits to type elsewhere, large enough to read off a phone. */
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
