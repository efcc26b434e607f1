import type { Context } from 'hono';
import type { LinkHolder } from '#netlify/core/booking/my-booking/booking-key.ts';
import { myBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { acceptOffer } from '#netlify/core/booking/offer/accept-offer.ts';
import { formLanguage } from '#netlify/core/client-language.ts';
import { askQuestion } from '#netlify/core/conversation/ask-question.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { tokenInText } from '#src/lib/booking-token.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { type ApiEnv, afterResponse, clientAddress, contentType, createRoutes } from '../../http/http.ts';
import { storableText } from '../../http/json.ts';
import { refusalOf } from '../../http/respond-with-error.ts';
import { paymentPageAddress } from '../../payment/payment-page.ts';
import { bookingPage, openBookingPage, type RefusedForm } from './plain-offer-page.ts';

/**
 * `/api/bookings/mine/page`: opens a booking, accepts its price and asks, without scripts.
 * The link comes in a form, never in a URL, which is logged.
 */
export const plainOfferRoutes = createRoutes()
  .get('/mine/page', (c) => openBookingPage(c, formLanguage(c.req.query('language')), ''))
  .post('/mine/page', async (c) => {
    if (contentType(c) !== 'application/x-www-form-urlencoded')
      return c.json({ error: 'Please send the form as application/x-www-form-urlencoded.' }, 415);
    const sent = new URLSearchParams(await c.req.text());
    const link = sent.get('link') ?? '';
    const language = formLanguage(sent.get('language'));
    const holder = { token: tokenInText(link) ?? '', address: clientAddress(c), now: new Date() };
    const question = sent.get('question');
    if (question !== null) return ask(c, language, holder, { link, question: storableText(question) });
    const offer = sent.get('offer');
    if (offer === null) return respondWithBooking(c, language, holder, link);
    const phone = sent.get('phone')?.trim() ?? '';
    try {
      const { reference } = await acceptOffer(holder, { offer, phone });
      afterResponse(c, dispatchMessages);
      return c.redirect(paymentPageAddress(reference), 303);
    } catch (error) {
      return respondWithBooking(c, language, holder, link, {
        refused: { ...refusalOf(error, c, language), phone },
      });
    }
  });

/** Stores a question. A reload sends it again, which is recognised by its words. */
async function ask(
  c: Context<ApiEnv>,
  language: Language,
  holder: LinkHolder,
  { link, question }: { link: string; question: string },
): Promise<Response> {
  try {
    await askQuestion(holder, { text: question, language });
  } catch (error) {
    return respondWithBooking(c, language, holder, link, {
      refused: { ...refusalOf(error, c, language), question },
    });
  }
  afterResponse(c, dispatchMessages);
  return respondWithBooking(c, language, holder, link, { isAsked: true });
}

/** Renders the booking in its current state, also when a form on it was refused. */
async function respondWithBooking(
  c: Context<ApiEnv>,
  language: Language,
  holder: LinkHolder,
  link: string,
  outcome: { refused?: RefusedForm; isAsked?: boolean } = {},
): Promise<Response> {
  try {
    return await bookingPage(c, await myBooking(holder), { link: holder.token, ...outcome });
  } catch (error) {
    return openBookingPage(c, language, link, refusalOf(error, c, language));
  }
}
