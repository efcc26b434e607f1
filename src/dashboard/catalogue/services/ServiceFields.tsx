import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import {
  type ServiceFields as Fields,
  serviceCategoryLabels,
  serviceFilterLabels,
} from '#src/domain/catalogue/services/service.ts';
import { serviceLimits } from '#src/domain/catalogue/services/service-request.ts';
import { EntryPicture } from '../../shelf/EntryPicture.tsx';
import type { FieldsProps } from '../../shelf/shelf-page.ts';

export function ServiceFields({ fields }: FieldsProps<Fields>): ReactNode {
  const { name, category = 'custom', filter = 'creative', summary, features = [], page } = fields;
  return (
    <>
      <TextField name="name" label="Name" maxLength={serviceLimits.name} defaultValue={name} />
      <SelectField name="category" label="Category" choices={serviceCategoryLabels} defaultValue={category} />
      <SelectField
        name="filter"
        label="Found under"
        hint="The filter that shows it on the services page."
        choices={serviceFilterLabels}
        defaultValue={filter}
      />
      <TextAreaField
        name="summary"
        label="Summary"
        optional
        maxLength={serviceLimits.summary}
        defaultValue={summary}
      />
      <TextAreaField
        name="features"
        label="Features"
        hint={`One per line, ${serviceLimits.features} at most. The card shows the first three.`}
        optional
        defaultValue={features.join('\n')}
      />
      <TextField
        name="page"
        label="Links to"
        hint="An address on this site, such as /services/photography. Leave it empty to open the contact form."
        optional
        defaultValue={page}
      />
      <EntryPicture picture={fields.picture} alt={fields.alt} />
    </>
  );
}
