import { html } from 'hono/html';
import type { PartRow } from '#src/domain/payment/plan-words.ts';
import type { Html } from '../http/respond-with-page.ts';

/** Lists the parts in which a price is paid, on a page without scripts. */
export function partRows(rows: readonly PartRow[]): Html {
  if (rows.length === 0) return html``;
  return html`<ul>${rows.map(
    ({ label, amount, state }) =>
      html`<li>${label}: <span class="money">${amount}</span>${state === undefined ? '' : `. ${state}`}</li>`,
  )}</ul>`;
}
