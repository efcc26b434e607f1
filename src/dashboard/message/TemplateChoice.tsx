import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { FieldFrame } from '#src/components/forms/Field.tsx';
import type { FormState } from '#src/components/forms/use-form.ts';
import { fillTemplate, type TemplateValues } from '#src/domain/message/staff/template-fields.ts';
import { apiQuery } from '../server-state/api-query.ts';

interface TemplateChoiceProps {
  values: TemplateValues;
  /** Form whose `text` field is filled. */
  form: FormState;
}

/** Appends a template to the typed reply; another choice replaces the first. */
export function TemplateChoice({ values, form }: TemplateChoiceProps): ReactNode {
  const { data } = useQuery(
    apiQuery(['templates', 'choice'], (init) =>
      accountApi.templates.$get({ query: { limit: '100' } }, { init }),
    ),
  );
  const last = useRef({ typed: '', whole: '' });
  const templates = data?.items ?? [];
  if (templates.length === 0) return null;

  function choose(id: string): void {
    const area = form.formRef.current?.elements.namedItem('text');
    if (!(area instanceof HTMLTextAreaElement)) return;
    const typed = area.value === last.current.whole ? last.current.typed : area.value;
    const template = templates.find((one) => one.id === id);
    const filled = template === undefined ? '' : fillTemplate(template.text, values);
    area.value = [typed.trim(), filled].filter((part) => part !== '').join('\n\n');
    last.current = { typed, whole: area.value };
    form.edited('text');
  }

  return (
    <FieldFrame id="template" label="Template" optional>
      <select id="template" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">Choose one to fill in</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
