import '../../bookings/sheet/actions.css';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { TemplateFields } from './TemplateFields.tsx';

const draft = { key: 'fts_template_draft', fields: ['name', 'text'] };

/** Adds a template; folded away until it is wanted. */
export function AddTemplate(): ReactNode {
  const [open, setOpen] = useState(false);
  const form = useForm({
    draft,
    fallback: 'The template was not added',
    send: ({ name = '', text = '' }) =>
      answerTo((init) => accountApi.templates.$post({ json: { name, text } }, { init })),
    onDone({ template }) {
      form.formRef.current?.reset();
      setOpen(false);
      showToast({ title: `“${template.name}” is added`, tone: 'success' });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Add a template</summary>
      <Form form={form}>
        <TemplateFields of="new-template" />
        <p>
          <SubmitButton form={form}>Add the template</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
