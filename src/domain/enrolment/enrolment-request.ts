import * as z from 'zod/mini';
import { consent, line, optionalEmail, optionalPhone } from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { ages, enrolmentPayments, experienceLevels, needsGuardian } from './enrolment.ts';

/** Error sentences of enrolment fields, shared with the form (docs/product.md, Enrolment). */
export const enrolmentSentences = {
  name: 'Please enter the dancer’s name.',
  age: 'Please enter the age in years.',
  ageRange: `Our classes are for dancers from ${ages.min} to ${ages.max}: please enter the age in whole years.`,
  experience: 'Please choose the level of experience.',
  emergencyContact: 'Please tell us whom to call in an emergency, with a phone number.',
  paymentMethod: 'Please choose how you will pay.',
  guardianName: 'Please enter the name of a parent or guardian.',
  secondPlace: 'Tick the box if you want a second place, and send it again.',
  guardianConsent: 'A parent or guardian must agree for a dancer under 16.',
  consent: 'Please tick the box: we need your consent to keep your enrolment.',
  noClass: 'There is no such class. Please choose one of our classes.',
} as const;

export const maxNameLength = 100;
export const maxContactLength = 150;

const tooLongName = `Please keep the name under ${maxNameLength} characters.`;

/** Age in years; forms send text. */
const age = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value,
  ),
  z
    .int({ error: ({ input }) => (isNothing(input) ? enrolmentSentences.age : enrolmentSentences.ageRange) })
    .check(
      z.minimum(ages.min, enrolmentSentences.ageRange),
      z.maximum(ages.max, enrolmentSentences.ageRange),
    ),
);

const guardian = z.object(
  {
    name: line(maxNameLength, enrolmentSentences.guardianName, tooLongName),
    consent: consent(enrolmentSentences.guardianConsent),
  },
  enrolmentSentences.guardianName,
);

/** Fields for every age. */
const dancer = z.object({
  classId: z.string(enrolmentSentences.noClass).check(z.minLength(1, enrolmentSentences.noClass)),
  name: line(maxNameLength, enrolmentSentences.name, tooLongName),
  email: optionalEmail(),
  phone: optionalPhone(),
  age,
  experience: z.enum(experienceLevels, enrolmentSentences.experience),
  emergencyContact: line(
    maxContactLength,
    enrolmentSentences.emergencyContact,
    `Please keep the emergency contact under ${maxContactLength} characters.`,
  ),
  paymentMethod: z.enum(enrolmentPayments, enrolmentSentences.paymentMethod),
  consent: consent(enrolmentSentences.consent),
  secondPlace: z.optional(consent(enrolmentSentences.secondPlace)),
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
