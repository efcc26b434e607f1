import type { Context } from 'hono';
import { html } from 'hono/html';
import type { DiscountCode } from '#netlify/core/discount/discount-code.table.ts';
import type { Confirmation } from '#netlify/core/newsletter/confirm-subscription.ts';
import { newsletterDiscountPercent } from '#src/domain/discount/discount.ts';
import { confirmationDays } from '#src/domain/newsletter/newsletter.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { type Html, respondWithPage } from '../http/respond-with-page.ts';

/** Renders the page behind a confirmation link. The form holds the code: URLs are logged. */
export function confirmationPage(
  c: Context,
  confirmation: Confirmation,
  token: string,
): Response | Promise<Response> {
  switch (confirmation.kind) {
    case 'asked':
      return respondWithPage(c, {
        heading: 'Confirm your subscription',
        content: html`<p>We will send our newsletter to ${confirmation.email}, and show you your code for
${newsletterDiscountPercent}% off your first booking.</p>
${submitButton('confirm', token, 'Confirm my address')}`,
      });
    case 'confirmed':
      return respondWithPage(c, {
        heading: 'Welcome to the newsletter',
        content: code(confirmation.discount),
      });
    case 'expired':
      return respondWithPage(c, {
        status: 410,
        heading: 'This link has expired',
        content: html`<p>It worked for ${confirmationDays} days. ${subscribeAgain()}</p>`,
      });
    case 'unknown':
      return respondWithPage(c, {
        status: 404,
        heading: 'This link does not work',
        content: html`<p>Part of it may be missing, or you have unsubscribed since.
Please open the whole link from our email again. ${subscribeAgain()}</p>`,
      });
  }
}

/** Asks before unsubscribing: mail programs open links automatically. */
export function leavePage(c: Context, email: string, token: string): Response | Promise<Response> {
  return respondWithPage(c, {
    heading: 'Unsubscribe from the newsletter?',
    content: html`<p>We will take ${email} off the list at once.</p>
${submitButton('unsubscribe', token, 'Unsubscribe')}`,
  });
}

export function leftPage(c: Context, email: string): Response | Promise<Response> {
  return respondWithPage(c, {
    heading: 'You have unsubscribed',
    content: html`<p>We will no longer send the newsletter to ${email}. If we gave you a discount code, it is still valid.</p>
<p><a href="/">Back to ${site.name}</a></p>`,
  });
}

export function unknownLeavePage(c: Context): Response | Promise<Response> {
  return respondWithPage(c, {
    status: 404,
    heading: 'This link does not work',
    content: html`<p>Part of it may be missing. Please open it again from our email, or write to
<a href="mailto:${site.emails.general}">${site.emails.general}</a> and we’ll take you off the list.</p>`,
  });
}

function submitButton(act: 'confirm' | 'unsubscribe', token: string, label: string): Html {
  return html`<form method="post" action="/api/newsletter/${act}?token=${encodeURIComponent(token)}">
<button class="button">${label}</button>
</form>`;
}

function code({ code, percent, expiresAt, usedByBookingId }: DiscountCode): Html {
  if (usedByBookingId !== null) {
    return html`<p>You are subscribed. Your code ${code} has been used for a booking; thank you.</p>`;
  }
  const day = formatDate(expiresAt.toISOString().slice(0, 10));
  return html`<p>Thank you for subscribing. This code takes <strong>${percent}% off your first booking</strong>:</p>
<p class="code">${code}</p>
<p>Enter it under “I have a discount code” when you book, with this email address. It works once, until ${day}.
We have also sent it to you by email.</p>
<p><a class="button" href="/pricing">See all prices</a></p>`;
}

function subscribeAgain(): Html {
  return html`You can <a href="/#newsletter">subscribe again</a>: we’ll email you a new link at once.`;
}
