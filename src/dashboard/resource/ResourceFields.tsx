import './resource.css';
import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { dayServiceNames, dayServices } from '#src/domain/availability/services/day-services.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import type { ResourceDetail } from '#src/domain/resource/resource-list.ts';
import { maxResourceName } from '#src/domain/resource/resource-requests.ts';
import { resourceKindNames } from '#src/domain/resource/resource-words.ts';
import { resourceFieldWords as words } from './resource-page-words.ts';
import { serviceBox } from './resource-values.ts';

interface ResourceFieldsProps {
  /** Prefix that keeps ids unique on the page. */
  of: string;
  resource?: Pick<Resource, 'name' | 'kind' | 'services' | 'userId'>;
  staff: ResourceDetail['staff'];
}

export function ResourceFields({ of, resource, staff }: ResourceFieldsProps): ReactNode {
  const [kind, setKind] = useState<string>(resource?.kind ?? 'person');
  const accounts = Object.fromEntries([['', words.noAccount], ...staff.map(({ id, name }) => [id, name])]);
  return (
    <>
      <TextField
        name="name"
        id={`${of}-name`}
        label={words.name}
        hint={words.nameHint}
        maxLength={maxResourceName}
        autoComplete="off"
        defaultValue={resource?.name}
      />
      <SelectField
        name="kind"
        id={`${of}-kind`}
        label={words.kind}
        choices={resourceKindNames}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value)}
      />
      <fieldset className="can-do">
        <legend>{words.services}</legend>
        <p className="soft small">{words.servicesHint}</p>
        {dayServices.map((service) => (
          <label key={service}>
            <input
              type="checkbox"
              name={serviceBox(service)}
              defaultChecked={resource?.services.includes(service)}
            />{' '}
            {dayServiceNames[service]}
          </label>
        ))}
      </fieldset>
      {kind === 'person' && (
        <SelectField
          key={staff.length}
          name="userId"
          id={`${of}-account`}
          label={words.account}
          hint={words.accountHint}
          choices={accounts}
          optional
          defaultValue={resource?.userId ?? ''}
        />
      )}
    </>
  );
}
