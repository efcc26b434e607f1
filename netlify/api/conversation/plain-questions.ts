import { html } from 'hono/html';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { ConversationItem } from '#src/domain/conversation/conversation.ts';
import { replyHint } from '#src/domain/conversation/conversation-words.ts';
import { messageConsent, messageLimits } from '#src/domain/message/message.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import type { Html } from '../http/respond-with-page.ts';
import { plainOfferAddress } from '../payment/payment-page.ts';
import { hiddenField, plainField } from '../plain/plain-fields.ts';

/** Question that was not sent, with the reason at its field. */
export interface RefusedQuestion {
  text: string;
  error: string | undefined;
}

/** Shows the conversation of a booking and a form to ask in it, without scripts. */
export function questionsPart(
  { conversation }: Pick<MyBooking, 'conversation'>,
  { link, refused }: { link: string; refused: RefusedQuestion | undefined },
): Html {
  return html`<section>
<h2>Questions</h2>
${conversation.length > 0 ? html`<ul class="lines">${conversation.map(wordsPart)}</ul>` : ''}
<form method="post" action="${plainOfferAddress}">
${hiddenField('link', link)}
${plainField({
  name: 'question',
  label: 'Your question',
  hint: replyHint,
  error: refused?.error,
  value: refused?.text ?? '',
  rows: 5,
  maxLength: messageLimits.message,
})}
<p class="small">${messageConsent}</p>
<p><button class="button">Send</button></p>
</form>
</section>`;
}

function wordsPart({ from, at, text }: ConversationItem): Html {
  return html`<li class="line"><p class="small"><strong>${from === 'client' ? 'You' : site.name}</strong> ${formatMoment(new Date(at))}</p>
<blockquote>${text}</blockquote></li>`;
}
