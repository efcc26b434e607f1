import type { Context } from 'hono';
import { rejectBots } from '#netlify/core/abuse/honeypot.ts';
import { type BookingTerms, bookingTerms } from '#netlify/core/booking/book-now/booking-terms.ts';
import { createBooking } from '#netlify/core/booking/book-now/create-booking.ts';
import { priceCart } from '#netlify/core/booking/book-now/price-cart.ts';
import { bookingByKey } from '#netlify/core/booking/booking-queries.ts';
import { clientLanguage, formLanguage } from '#netlify/core/client-language.ts';
import { logError } from '#netlify/core/log.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import {
  type PlainBooking,
  plainBookingRequest,
  readPlainBooking,
} from '#src/domain/booking/plain/plain-booking.ts';
import {
  filledElsewhere,
  isKeyConflict,
  orderChanged,
  plainProblem,
} from '#src/domain/booking/plain/plain-problem.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { type ApiEnv, afterResponse, clientAddress, contentType, createRoutes } from '../../http/http.ts';
import { storable } from '../../http/json.ts';
import { type Refusal, refusalOf } from '../../http/respond-with-error.ts';
import { paymentPageAddress } from '../../payment/payment-page.ts';
import { plainBookingPage } from './plain-booking-page.ts';

interface ReceivedForm {
  sent: PlainBooking;
  terms: BookingTerms;
}

/** `/api/bookings/form`: booking without scripts, with the same checks and prices. */
export const plainBookingRoutes = createRoutes()
  .get('/form', async (c) => {
    const fields = new URL(c.req.url).searchParams;
    // A key taken from the URL would be known to anyone who wrote the link.
    fields.delete('key');
    return respondWithForm(c, await receive(fields));
  })
  .post('/form', async (c) => {
    if (contentType(c) !== 'application/x-www-form-urlencoded')
      return c.json({ error: 'Please send the form as application/x-www-form-urlencoded.' }, 415);
    const fields = new URLSearchParams(await c.req.text());
    const foreign = c.req.header('sec-fetch-site') === 'cross-site';
    if (foreign) fields.delete('key');
    const received = await receive(fields);
    const { sent } = received;
    if (foreign) return respondWithForm(c, withRemark(received, filledElsewhere));
    if (!sent.books || sent.total === undefined) return respondWithForm(c, received);
    // Show a changed order first: a visitor never books an order they have not seen.
    if (sent.changed || sent.remarks.length > 0)
      return respondWithForm(c, withRemark(received, orderChanged));
    const booked = await tryToBook(c, sent);
    if (typeof booked !== 'string') return respondWithForm(c, received, booked);
    afterResponse(c, dispatchMessages);
    return c.redirect(paymentPageAddress(booked), 303);
  });

function withRemark({ sent, terms }: ReceivedForm, remark: string): ReceivedForm {
  return { terms, sent: { ...sent, remarks: [...sent.remarks, remark] } };
}

async function receive(fields: URLSearchParams): Promise<ReceivedForm> {
  const terms = await bookingTerms(new Date(), formLanguage(fields.get('language'))).catch(
    (error: unknown) => {
      logError('The current prices could not be read.', error);
      return { book: priceBook, calendar: baseCalendar, payment: publishedRules };
    },
  );
  const sold = { book: terms.book, sessions: sessionPrices };
  return { terms, sent: readPlainBooking(fields, sold, () => crypto.randomUUID()) };
}

async function tryToBook(c: Context<ApiEnv>, sent: PlainBooking): Promise<string | Refusal> {
  try {
    rejectBots(sent);
    const context = { now: new Date(), address: clientAddress(c) };
    const { booking } = await createBooking(sent.key, storable(plainBookingRequest(sent)), context);
    return booking.reference;
  } catch (error) {
    return refusalOf(error, c, clientLanguage(sent));
  }
}

async function respondWithForm(
  c: Context<ApiEnv>,
  { sent, terms }: ReceivedForm,
  refusal?: Refusal,
): Promise<Response> {
  // The Back button must show this page with its key: a new key would book twice.
  c.header('cache-control', 'private, max-age=0');
  const now = new Date();
  const priced = await priceCart(terms.book, sent.cart, { ...sent.draft, address: clientAddress(c), now });
  const language = clientLanguage(sent);
  const spent = refusal !== undefined && isKeyConflict(refusal) && (await isKeyUsed(sent.key));
  return plainBookingPage(c, {
    language,
    wanted: sent.language,
    ...(refusal && { status: refusal.status }),
    terms,
    priced,
    now,
    remarks: sent.remarks,
    draft: sent.draft,
    key: spent ? crypto.randomUUID() : sent.key,
    problem:
      refusal &&
      plainProblem(wordsIn(language, bookingWords), refusal, {
        priced,
        seen: { total: sent.total ?? 0, fixed: sent.fixed },
        spent,
      }),
  });
}

async function isKeyUsed(key: string): Promise<boolean> {
  return (await bookingByKey(key)) !== undefined;
}
