import { html, raw } from 'hono/html';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Html } from '../http/respond-with-page.ts';

interface PlainField {
  /** Also the field's id. */
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: string;
  optional?: boolean;
  /** For the browser; by default the opposite of `optional`. */
  required?: boolean;
  rows?: number;
  [attribute: string]: string | number | boolean | undefined;
}

type Attributes = Record<string, string | number | boolean | undefined>;

export function plainField(language: Language, field: PlainField): Html {
  const { name, label, hint, error, value, optional = false, required = !optional, rows, ...own } = field;
  const control = attributesOf({
    id: name,
    name,
    ...own,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error && 'true',
    ...(required && { required: '' }),
  });
  return html`<div class="field">
<label for="${name}">${label}${optional ? html` <span class="small">${wordsIn(language, formsWords).optional}</span>` : ''}</label>
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

export function hiddenField(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

export function honeypotField(language: Language): Html {
  const { leaveEmpty } = wordsIn(language, formsWords);
  return html`<p class="unseen" aria-hidden="true"><label>${leaveEmpty} <input name="website" tabindex="-1" autocomplete="off"></label></p>`;
}

/** Renders attributes. Names are ours; values are untrusted and escaped. */
function attributesOf(attributes: Attributes): Html[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${raw(name.toLowerCase())}="${String(value)}"`);
}
