import type { Context } from 'hono';
import { html } from 'hono/html';
import { clientLanguage } from '#netlify/core/client-language.ts';
import type { DiscountCode } from '#netlify/core/discount/discount-code.table.ts';
import type { Confirmation } from '#netlify/core/newsletter/confirm-subscription.ts';
import { newsletterWords } from '#netlify/core/newsletter/words/words.ts';
import { newsletterDiscountPercent } from '#src/domain/discount/discount.ts';
import { confirmationDays } from '#src/domain/newsletter/newsletter.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { linked } from '../http/linked.ts';
import { type Html, respondWithPage } from '../http/respond-with-page.ts';

/** Renders the page behind a confirmation link. The form holds the code: URLs are logged. */
export function confirmationPage(
  c: Context,
  confirmation: Confirmation,
  token: string,
): Response | Promise<Response> {
  const language = clientLanguage(confirmation);
  const words = wordsIn(language, newsletterWords);
  switch (confirmation.kind) {
    case 'asked': {
      const { email } = confirmation;
      return respondWithPage(c, {
        language,
        heading: words.confirm,
        content: html`<p>${words.confirmText({ email, percent: newsletterDiscountPercent })}</p>
${submitButton('confirm', token, words.confirmAddress)}`,
      });
    }
    case 'confirmed':
      return respondWithPage(c, {
        language,
        heading: words.welcome,
        content: codePart(language, confirmation.discount),
      });
    case 'expired':
      return respondWithPage(c, {
        language,
        status: 410,
        heading: words.linkExpired,
        content: html`<p>${words.linkWorked({ days: confirmationDays })} ${subscribeAgain(language)}</p>`,
      });
    case 'unknown':
      return respondWithPage(c, {
        language,
        status: 404,
        heading: words.linkUnknown,
        content: html`<p>${words.openWholeLink} ${subscribeAgain(language)}</p>`,
      });
  }
}

/** Asks before unsubscribing: mail programs open links automatically. */
export function leavePage(
  c: Context,
  language: Language,
  email: string,
  token: string,
): Response | Promise<Response> {
  const words = wordsIn(language, newsletterWords);
  return respondWithPage(c, {
    language,
    heading: words.leave,
    content: html`<p>${words.leaveText({ email })}</p>
${submitButton('unsubscribe', token, words.unsubscribe)}`,
  });
}

export function leftPage(c: Context, language: Language, email: string): Response | Promise<Response> {
  const words = wordsIn(language, newsletterWords);
  return respondWithPage(c, {
    language,
    heading: words.left,
    content: html`<p>${words.leftText({ email })}</p>
<p><a href="${hrefIn(language, '/')}">${words.backTo({ studio: site.name })}</a></p>`,
  });
}

/** In English, as an unknown link has no language. */
export function unknownLeavePage(c: Context): Response | Promise<Response> {
  const language = 'en';
  const words = wordsIn(language, newsletterWords);
  const email = site.emails.general;
  return respondWithPage(c, {
    language,
    status: 404,
    heading: words.linkUnknown,
    content: html`<p>${linked(words.leaveLinkUnknown({ email }), { email: `mailto:${email}` })}</p>`,
  });
}

function submitButton(act: 'confirm' | 'unsubscribe', token: string, label: string): Html {
  return html`<form method="post" action="/api/newsletter/${act}?token=${encodeURIComponent(token)}">
<button class="button">${label}</button>
</form>`;
}

function codePart(language: Language, { code, percent, expiresAt, usedByBookingId }: DiscountCode): Html {
  const words = wordsIn(language, newsletterWords);
  if (usedByBookingId !== null) return html`<p>${words.codeUsed({ code })}</p>`;
  const strong = (text: string) => html`<strong>${text}</strong>`;
  return html`<p>${linked(words.subscribed({ percent }), { strong })}</p>
<p class="code">${code}</p>
<p>${words.codeUse({ day: expiresAt.toISOString().slice(0, 10) })}</p>
<p><a class="button" href="${hrefIn(language, '/pricing')}">${words.prices}</a></p>`;
}

function subscribeAgain(language: Language): Html {
  const words = wordsIn(language, newsletterWords);
  return linked(words.subscribeAgain, { form: hrefIn(language, '/#newsletter') });
}
