import * as z from 'zod/mini';
import { consent, language, line, optionalEmail, optionalPhone } from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ages, enrolmentPayments, experienceLevels, needsGuardian } from './enrolment.ts';

const refused = refusals('enrolment');

export const maxNameLength = 100;
export const maxContactLength = 150;

const nameTooLong = refused('nameTooLong', { most: maxNameLength });

const ageWrong = refused('ageWrong', { least: ages.min, most: ages.max });

const guardianNameEmpty = refused('guardianNameEmpty');

export const classUnknown = refused('classUnknown');

/** Age in years; forms send text. */
const age = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value,
  ),
  z
    .int({ error: ({ input }) => (isNothing(input) ? refused('ageEmpty') : ageWrong) })
    .check(z.minimum(ages.min, ageWrong), z.maximum(ages.max, ageWrong)),
);

const guardian = z.object(
  {
    name: line(maxNameLength, guardianNameEmpty, nameTooLong),
    consent: consent(refused('guardianConsentMissing', { age: ages.guardian })),
  },
  guardianNameEmpty,
);

/** Fields for every age. */
const dancer = z.object({
  classId: z.string(classUnknown).check(z.minLength(1, classUnknown)),
  name: line(maxNameLength, refused('nameEmpty'), nameTooLong),
  email: optionalEmail(),
  phone: optionalPhone(),
  language: language(),
  age,
  experience: z.enum(experienceLevels, refused('experienceEmpty')),
  emergencyContact: line(
    maxContactLength,
    refused('emergencyContactEmpty'),
    refused('emergencyContactTooLong', { most: maxContactLength }),
  ),
  paymentMethod: z.enum(enrolmentPayments, refused('paymentMethodEmpty')),
  consent: consent(refused('consentMissing')),
  secondPlace: z.optional(consent(refused('secondPlaceMissing'))),
});

const grownUp = dancer.check(...phoneOrEmail);
const underAge = z
  .extend(dancer, { guardian: z.prefault(guardian, {} as z.input<typeof guardian>) })
  .check(...phoneOrEmail);

/** Body of `POST /api/enrolments`. The guardian is for dancers under 16, otherwise ignored. */
export type EnrolmentRequest = z.infer<typeof grownUp> & { guardian?: z.infer<typeof guardian> };

export const requiredFields = [
  'name',
  'age',
  'experience',
  'emergencyContact',
  'paymentMethod',
  'consent',
] as const;

/** Parses an enrolment; its `age` decides whether a guardian has to agree. Never throws. */
export function readEnrolment(body: object): z.core.util.SafeParseResult<EnrolmentRequest> {
  const years = age.safeParse((body as { age?: unknown }).age);
  return years.success && needsGuardian(years.data) ? underAge.safeParse(body) : grownUp.safeParse(body);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
