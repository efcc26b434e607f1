import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import type { ProgrammeFields as Fields } from '#src/domain/internship/programme.ts';
import { programmeLimits } from '#src/domain/internship/programme-request.ts';
import { EntryPicture } from '../shelf/EntryPicture.tsx';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { MoneyField } from '../shell/MoneyField.tsx';
import { BodyField } from './BodyField.tsx';

const points = [
  ['learn', 'What you’ll learn'],
  ['features', 'Key features'],
  ['deliverables', 'Deliverables'],
  ['prerequisites', 'Prerequisites'],
] as const;

export function ProgrammeFields({ fields }: FieldsProps<Fields>): ReactNode {
  const { title, duration = '1 month', summary, schedule, body, open = true, service, picture, alt } = fields;
  return (
    <>
      <TextField name="title" label="Title" maxLength={programmeLimits.title} defaultValue={title} />
      <SelectField
        name="open"
        label="Applications"
        choices={{ true: 'Open', false: 'Closed' }}
        defaultValue={String(open)}
      />
      <div className="pair">
        <TextField
          name="duration"
          label="Duration"
          maxLength={programmeLimits.duration}
          defaultValue={duration}
        />
        <Figures of={fields} />
      </div>
      <TextAreaField
        name="summary"
        label="Summary"
        hint="A sentence for the card and for search engines."
        optional
        maxLength={programmeLimits.summary}
        defaultValue={summary}
      />
      <TextField
        name="schedule"
        label="Schedule"
        hint="Days and hours, such as “Monday to Friday, 09:00–13:00”."
        optional
        maxLength={programmeLimits.schedule}
        defaultValue={schedule}
      />
      <BodyField body={body} />
      <Points of={fields} />
      <TextField
        name="service"
        label="Service that interns join"
        hint="An address on this site, such as /services/photography."
        optional
        defaultValue={service}
      />
      <EntryPicture picture={picture} alt={alt} />
    </>
  );
}

function Figures({ of }: { of: Partial<Fields> }): ReactNode {
  return (
    <>
      <TextField
        name="seats"
        label="Places"
        hint="Leave it empty for no limit."
        inputMode="numeric"
        autoComplete="off"
        optional
        defaultValue={of.seats}
      />
      <MoneyField
        name="tuitionFee"
        label="Tuition in RWF"
        hint="Leave it empty to show “To be announced”."
        optional
        min={0}
        amount={of.tuitionFee}
      />
      <MoneyField
        name="materialsFee"
        label="Materials in RWF"
        hint="Write 0 for none."
        optional
        min={0}
        amount={of.materialsFee}
      />
    </>
  );
}

function Points({ of }: { of: Partial<Fields> }): ReactNode {
  return points.map(([name, label]) => (
    <TextAreaField
      key={name}
      name={name}
      label={label}
      hint={`One per line, ${programmeLimits.points} at most.`}
      optional
      rows={5}
      defaultValue={of[name]?.join('\n')}
    />
  ));
}
