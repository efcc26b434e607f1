import { createEnrolment } from '#netlify/core/enrolment/create-enrolment.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import type { EnrolmentRequest } from '#src/features/dance/enrolment-request.ts';
import { afterAnswer, clientAddress, createRoutes, jsonBody } from './http.ts';
import { unhurried } from './unhurried.ts';

/** `/api/enrolments` */
export const enrolmentRoutes = createRoutes().post(
  '/',
  unhurried,
  jsonBody<EnrolmentRequest>(),
  async (c) => {
    const answer = await createEnrolment(c.req.valid('json'), clientAddress(c));
    afterAnswer(c, dispatchMail);
    return c.json(answer, 201);
  },
);
