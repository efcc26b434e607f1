/** One line of an order with its amount, already formatted. */
export interface MailAmount {
  label: string;
  amount: string;
}

/** A part of a mail. HTML and text are rendered from the same parts. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Label and value pairs, for example "Reference: FTS-7K3MP-9Q2XT". */
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'order'; lines: MailAmount[]; total: MailAmount; note?: string }
  | MailLink
  /** Digits to be typed elsewhere, large enough to be read from a phone beside the screen. */
  | { kind: 'code'; label: string; digits: string };

/** A button, or a quiet link for what few readers want. */
export interface MailLink {
  kind: 'action' | 'link';
  label: string;
  url: string;
}

/** What a mail says, independent of its form. */
export interface MailContent {
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  parts: MailPart[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  /** The file as text. */
  content: string;
}
