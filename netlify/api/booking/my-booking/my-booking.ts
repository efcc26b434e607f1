import { validator } from 'hono/validator';
import { changeMyBilling } from '#netlify/core/booking/billing/change-billing.ts';
import { keyForSender } from '#netlify/core/booking/my-booking/booking-key.ts';
import { cancelBooking } from '#netlify/core/booking/my-booking/cancel-booking.ts';
import { moveBooking } from '#netlify/core/booking/my-booking/move-booking.ts';
import { myBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { renewMyShare, shareMyBooking, withdrawMyShare } from '#netlify/core/booking/my-booking/my-shares.ts';
import { type LinkRequest, sendBookingLinks } from '#netlify/core/booking/my-booking/send-links.ts';
import { type StopRequest, stopTexts } from '#netlify/core/booking/my-booking/stop-texts.ts';
import { type AcceptRequest, acceptOffer } from '#netlify/core/booking/offer/accept-offer.ts';
import { askQuestion } from '#netlify/core/conversation/ask-question.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { issueMyPaper } from '#netlify/core/paper/issue-paper.ts';
import { readMyPaper } from '#netlify/core/paper/read-paper.ts';
import type { BillingRequest } from '#src/domain/booking/billing/billing.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import type { QuestionRequest } from '#src/domain/conversation/conversation.ts';
import type { PaperRequest } from '#src/domain/paper/paper-requests.ts';
import type { ShareRequest } from '#src/domain/payment/share/share-requests.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../../http/http.ts';
import {
  idempotencyKey,
  optionalIdempotencyKey,
  tokenAndKey,
  tokenAndOptionalKey,
} from '../../http/idempotency-key.ts';
import { byToken, linkHolder } from '../../http/link-holder.ts';
import { requireFillTime } from '../../http/require-fill-time.ts';
import { plainForm } from '../../plain/plain-form.ts';

const linkHolderOf = linkHolder('Booking');

/** Reads the refund, and its sum in RWF, that the client was shown before confirming. */
const refundQuery = validator('query', ({ refund, sum }) => ({
  ...(typeof refund === 'string' && { refund }),
  ...(typeof sum === 'string' && { sum }),
}));

const linkForm = plainForm({
  receive: (body, address) => sendBookingLinks(body, { address, now: new Date() }),
  thanks(_, language) {
    const words = wordsIn(language, ownBookingWords);
    return { heading: words.linkSent, text: words.linkSentText(contactValues) };
  },
  failedHeading: (language) => wordsIn(language, ownBookingWords).linkNotSent,
  formPage: '/booking',
});

/** `/api/bookings/mine`: a booking, for holders of a link from our mails or of a new booking's key. */
export const myBookingRoutes = createRoutes()
  .post('/key', idempotencyKey, async (c) => {
    const sent = c.req.valid('header')['idempotency-key'];
    return c.json({ key: await keyForSender(sent, { address: clientAddress(c), now: new Date() }) }, 201);
  })
  .post('/links', linkForm, requireFillTime, optionalIdempotencyKey, jsonBody<LinkRequest>(), async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    await sendBookingLinks(c.req.valid('json'), { address: clientAddress(c), now: new Date(), key });
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const }, 202);
  })
  .get('/', byToken, async (c) => c.json(await myBooking(linkHolderOf(c, c.req.valid('header'))), 200))
  .put('/', byToken, jsonBody<{ eventDate: string }>(), async (c) => {
    const booking = await moveBooking(linkHolderOf(c, c.req.valid('header')), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json(booking, 200);
  })
  .post('/offer', byToken, jsonBody<AcceptRequest>(), async (c) => {
    const booking = await acceptOffer(linkHolderOf(c, c.req.valid('header')), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json(booking, 201);
  })
  .post('/questions', tokenAndKey, jsonBody<QuestionRequest>(), async (c) => {
    const { 'idempotency-key': key, ...header } = c.req.valid('header');
    const conversation = await askQuestion(linkHolderOf(c, header), c.req.valid('json'), key);
    afterResponse(c, dispatchMessages);
    return c.json({ conversation }, 201);
  })
  .put('/billing', byToken, jsonBody<BillingRequest>(), async (c) =>
    c.json(await changeMyBilling(linkHolderOf(c, c.req.valid('header')), c.req.valid('json')), 200),
  )
  .post('/papers', byToken, jsonBody<PaperRequest>(), async (c) =>
    c.json(await issueMyPaper(linkHolderOf(c, c.req.valid('header')), c.req.valid('json')), 201),
  )
  .get('/papers/:code', byToken, async (c) =>
    c.json(await readMyPaper(linkHolderOf(c, c.req.valid('header')), c.req.param('code')), 200),
  )
  .post('/shares', tokenAndOptionalKey, jsonBody<ShareRequest>(), async (c) => {
    const { 'idempotency-key': key, ...header } = c.req.valid('header');
    return c.json(await shareMyBooking(linkHolderOf(c, header), c.req.valid('json'), key), 201);
  })
  .post('/shares/:share/link', byToken, async (c) =>
    c.json(await renewMyShare(linkHolderOf(c, c.req.valid('header')), c.req.param('share')), 201),
  )
  .delete('/shares/:share', byToken, async (c) =>
    c.json(await withdrawMyShare(linkHolderOf(c, c.req.valid('header')), c.req.param('share')), 200),
  )
  .put('/texts', byToken, jsonBody<StopRequest>(), async (c) =>
    c.json(await stopTexts(linkHolderOf(c, c.req.valid('header')), c.req.valid('json')), 200),
  )
  .delete('/', byToken, refundQuery, async (c) => {
    const { refund, sum } = c.req.valid('query');
    const shown = { refund, ...(sum !== undefined && { sum: Number(sum) }) };
    const booking = await cancelBooking(linkHolderOf(c, c.req.valid('header')), shown);
    afterResponse(c, dispatchMessages);
    return c.json(booking, 200);
  });
