import { classPlaces } from '#netlify/core/enrolment/class-places.ts';
import { createEnrolment } from '#netlify/core/enrolment/create-enrolment.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { enrolPage } from '#src/domain/dance/dance.ts';
import { classUnknown, type EnrolmentRequest } from '#src/domain/enrolment/enrolment-request.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireFillTime } from '../http/require-fill-time.ts';
import { plainForm } from '../plain/plain-form.ts';

const enrolmentForm = plainForm({
  receive: createEnrolment,
  thanks: ({ message, next }) => ({ heading: message, text: next }),
  failedHeading: (language) => wordsIn(language, enrolmentWords).notEnrolled,
  formPage: enrolPage,
});

/** `/api/enrolments`: JSON from the dialog's script, or the plain form of a browser without scripts. */
export const enrolmentRoutes = createRoutes()
  .post(
    '/',
    enrolmentForm,
    requireFillTime,
    optionalIdempotencyKey,
    jsonBody<EnrolmentRequest>(),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key'];
      const answer = await createEnrolment(c.req.valid('json'), clientAddress(c), key);
      afterResponse(c, dispatchMessages);
      return c.json(answer, 201);
    },
  )
  /** Returns the places left in a class. Public; whether a visitor got a place is in their own response. */
  .get('/places/:classId', async (c) => {
    const left = await classPlaces(c.req.param('classId'));
    if (left === undefined) throw new ProblemError(404, classUnknown);
    return c.json({ left }, 200);
  });
