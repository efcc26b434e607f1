import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { announceDone } from '../../server-state/change.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';
import { TemplateFields } from './TemplateFields.tsx';

const draft = { key: 'fts_template_draft', fields: ['name', 'text'] };

export function AddTemplate(): ReactNode {
  return (
    <FoldedForm
      title="Add a template"
      submit="Add the template"
      draft={draft}
      fallback="The template was not added"
      send={({ name = '', text = '' }) =>
        answerTo((init) => accountApi.templates.$post({ json: { name, text } }, { init }))
      }
      onDone={({ template }) => announceDone({ title: `“${template.name}” is added` })}
    >
      <TemplateFields of="new-template" />
    </FoldedForm>
  );
}
