import { createEnrolment, createPlainEnrolment } from '#netlify/core/enrolment/create-enrolment.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { enrolPage } from '#src/features/dance/dance.ts';
import type { EnrolmentRequest } from '#src/features/enrolment/enrolment-request.ts';
import { afterAnswer, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { unhurried } from '../http/unhurried.ts';
import { plainForm } from '../plain/plain-form.ts';

const enrolmentForm = plainForm({
  receive: (body, address) => createPlainEnrolment(body, address, new Date()),
  thanks: ({ message, next }) => ({ heading: message, text: next }),
  failedHeading: 'You are not enrolled yet',
  formPage: enrolPage,
});

/** `/api/enrolments`: JSON from the dialog's script, or the plain form of a browser without scripts. */
export const enrolmentRoutes = createRoutes().post(
  '/',
  enrolmentForm,
  unhurried,
  jsonBody<EnrolmentRequest>(),
  async (c) => {
    const answer = await createEnrolment(c.req.valid('json'), clientAddress(c));
    afterAnswer(c, dispatchMail);
    return c.json(answer, 201);
  },
);
