import { keepCvPart } from '#netlify/core/application/cv-part.ts';
import { receiveApplication } from '#netlify/core/application/receive-application.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { cvRefusals } from '#src/domain/application/application.ts';
import { maxCvBytes, maxCvPartBytes } from '#src/domain/application/cv.ts';
import { en } from '#src/domain/application/words/en.ts';
import { applicationWords } from '#src/domain/application/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import {
  afterResponse,
  clientAddress,
  createRoutes,
  limitBody,
  maxBodyBytes,
  multipartBody,
} from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireFillTime } from '../http/require-fill-time.ts';
import { plainUpload } from '../plain/plain-form.ts';

const pages = {
  sentPage: '/internships/applied',
  failedHeading: (language: Language) => wordsIn(language, applicationWords).notSent,
  formPage: '/internships/apply',
  longField: 'motivation',
};

const message = `${en.received} ${en.contactSoon}`;

export const applicationRoutes = createRoutes()
  .post(
    '/cv-parts',
    limitBody(maxCvPartBytes + maxBodyBytes, cvRefusals.tooLarge),
    multipartBody<{ cv: File }>(),
    async (c) => {
      const cv = await cvIn(c.req.valid('form').files);
      if (cv === undefined) throw new ProblemError(422, cvRefusals.missing);
      const { part } = await keepCvPart(cv.bytes, clientAddress(c));
      return c.json({ ok: true as const, part }, 201);
    },
  )
  .post(
    '/',
    plainUpload(pages),
    requireFillTime,
    optionalIdempotencyKey,
    limitBody(maxCvBytes + maxBodyBytes, cvRefusals.tooLarge),
    multipartBody(),
    async (c) => {
      const { fields, files } = c.req.valid('form');
      const key = c.req.valid('header')['idempotency-key'];
      const { id } = await receiveApplication(fields, await cvIn(files), clientAddress(c), key);
      afterResponse(c, dispatchMessages);
      return c.json({ ok: true as const, id, message }, 201);
    },
  );

/** Returns the CV. A browser sends an empty file without a name when none was chosen. */
async function cvIn({ cv }: Record<string, File>) {
  if (cv === undefined || (cv.size === 0 && cv.name === '')) return undefined;
  return { name: cv.name, bytes: new Uint8Array(await cv.arrayBuffer()) };
}
