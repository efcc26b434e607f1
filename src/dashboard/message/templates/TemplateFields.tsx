import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { maxReplyLength, maxTemplateName } from '#src/domain/message/staff/staff-requests.ts';
import { fieldNames } from '#src/domain/message/staff/template-fields.ts';
import type { Template } from '#src/domain/message/staff/template-list.ts';

interface TemplateFieldsProps {
  /** Prefix that keeps ids unique on the page. */
  of: string;
  template?: Pick<Template, 'name' | 'text'>;
}

export function TemplateFields({ of, template }: TemplateFieldsProps): ReactNode {
  return (
    <>
      <TextField
        name="name"
        id={`${of}-name`}
        label="Name"
        hint="Only the studio sees it."
        maxLength={maxTemplateName}
        defaultValue={template?.name}
      />
      <TextAreaField
        name="text"
        id={`${of}-text`}
        label="Text"
        hint={`${fieldNames} are replaced by the client’s name, the subject of the message and your own name.`}
        maxLength={maxReplyLength}
        defaultValue={template?.text}
      />
    </>
  );
}
