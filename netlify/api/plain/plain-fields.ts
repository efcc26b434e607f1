import { html, raw } from 'hono/html';
import type { Html } from '../http/answer-page.ts';

/** Fields of a form that a function answers: label, hint and what is wrong above the control, as on the pages. */

interface PlainField {
  /** Also its id. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it, in a sentence. */
  error: string | undefined;
  /** What was typed. */
  value: string;
  optional?: boolean;
  /** Of a field for several lines. */
  rows?: number;
  /** Any attribute of the control, spelled as in HTML or as in React. */
  [attribute: string]: string | number | boolean | undefined;
}

type Attributes = Record<string, string | number | boolean | undefined>;

/** A field with what was typed. */
export function plainField(field: PlainField): Html {
  const { name, label, hint, error, value, optional = false, rows, ...own } = field;
  const control = attributesOf({
    id: name,
    name,
    ...own,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error && 'true',
    ...(!optional && { required: '' }),
  });
  return html`<div class="field">
<label for="${name}">${label}${optional ? html` <span class="small">(optional)</span>` : ''}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
${
  rows === undefined
    ? html`<input${control} value="${value}">`
    : html`<textarea${control} rows="${rows}">
${value}</textarea>`
}
</div>`;
}

/** Something that the form says of itself. */
export function hiddenField(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Where machines betray themselves; people never see it. */
export function honeypotField(): Html {
  return html`<p class="unseen" aria-hidden="true"><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></p>`;
}

/** The names are ours, the values may be anyone's. */
function attributesOf(attributes: Attributes): Html[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${raw(name.toLowerCase())}="${String(value)}"`);
}
