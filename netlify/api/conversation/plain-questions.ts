import { html } from 'hono/html';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { ConversationItem } from '#src/domain/conversation/conversation.ts';
import type { ConversationWords } from '#src/domain/conversation/words/en.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { messageConsent, messageLimits } from '#src/domain/message/message.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
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
  { conversation, language }: Pick<MyBooking, 'conversation' | 'language'>,
  { link, refused }: { link: string; refused: RefusedQuestion | undefined },
): Html {
  const words = wordsIn(language, conversationWords);
  return html`<section>
<h2>${words.questions}</h2>
${conversation.length > 0 ? html`<ul class="lines">${conversation.map((item) => wordsPart(words, item))}</ul>` : ''}
<form method="post" action="${plainOfferAddress}">
${hiddenField('language', language)}${hiddenField('link', link)}
${plainField(language, {
  name: 'question',
  label: words.yourQuestion,
  hint: words.replyHint,
  error: refused?.error,
  value: refused?.text ?? '',
  rows: 5,
  maxLength: messageLimits.message,
})}
<p class="small">${messageConsent(wordsIn(language, messageWords))}</p>
<p><button class="button">${words.send}</button></p>
</form>
</section>`;
}

function wordsPart(words: ConversationWords, { from, at, text }: ConversationItem): Html {
  return html`<li class="line"><p class="small"><strong>${from === 'client' ? words.you : site.name}</strong> ${words.at({ at })}</p>
<blockquote>${text}</blockquote></li>`;
}
