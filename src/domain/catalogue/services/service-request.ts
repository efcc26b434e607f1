import * as z from 'zod/mini';
import { pageAddressSchema } from '#src/domain/shelf/page-address.ts';
import { shelfPictureSchema } from '#src/domain/shelf/shelf-picture-request.ts';
import { line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { type ServiceFields, serviceCategories, serviceFilters } from './service.ts';

export const serviceLimits = { features: 8, feature: 80, name: 60, summary: 300 } as const;

const feature = line(
  serviceLimits.feature,
  'Please write the feature, or remove the line.',
  `Please keep each feature under ${serviceLimits.feature} characters.`,
);

/** Accepts the capitalised labels of the screens too. */
const category = z.pipe(
  z.transform((typed) => (typeof typed === 'string' ? typed.trim().toLowerCase() : typed)),
  z.enum(serviceCategories, 'Choose Core, Extended or Custom.'),
);

export const serviceSchema: z.ZodMiniType<ServiceFields> = z.object({
  name: line(serviceLimits.name, 'Please name the service.', 'Please keep the name under 60 characters.'),
  category: z._default(category, 'custom'),
  filter: z._default(z.enum(serviceFilters, 'Choose the filter that finds the service.'), 'creative'),
  summary: z._default(text(serviceLimits.summary, 'Please keep the summary under 300 characters.'), ''),
  features: z._default(
    z
      .array(feature, 'Write one feature per line.')
      .check(z.maxLength(serviceLimits.features, `Name ${serviceLimits.features} features at most.`)),
    [],
  ),
  picture: z.nullish(shelfPictureSchema),
  alt: z.optional(optionalLine(300, 'Please keep the description under 300 characters.')),
  page: z.nullish(pageAddressSchema),
}) as unknown as z.ZodMiniType<ServiceFields>;
