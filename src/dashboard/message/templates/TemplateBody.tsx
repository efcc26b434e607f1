import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { RecordBodyProps } from '#src/dashboard/records/record-sheet.tsx';
import { change } from '#src/dashboard/server-state/change.ts';
import { queryClient } from '#src/dashboard/server-state/query-client.ts';
import { AskedButton } from '#src/dashboard/shell/AskedButton.tsx';
import type { Template } from '#src/domain/message/staff/template-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { TemplateFields } from './TemplateFields.tsx';

const { ':id': one } = accountApi.templates;

export function TemplateBody({ item, onClose }: RecordBodyProps<Template>): ReactNode {
  return (
    <>
      <ChangeTemplate template={item} onDone={onClose} />
      <RemoveTemplate template={item} onDone={onClose} />
    </>
  );
}

interface TemplateProps {
  template: Template;
  onDone: () => void;
}

/** Sends the version that was opened, so that others' changes are not overwritten unseen. */
function ChangeTemplate({ template, onDone }: TemplateProps): ReactNode {
  const [opened] = useState(template);
  const [seen, setSeen] = useState(template);
  const form = useForm({
    fallback: 'The template has not changed',
    send: ({ name = '', text = '' }) =>
      answerTo((init) =>
        one.$put({ param: { id: seen.id }, json: { name, text, version: seen.version } }, { init }),
      ),
    onDone() {
      void queryClient.invalidateQueries();
      onDone();
    },
    onRefused(refusal) {
      setSeen(currentIn<Template>(refusal) ?? seen);
      return false;
    },
  });
  return (
    <Form form={form}>
      {seen.version !== opened.version && (
        <div className="notice notice--info" role="status">
          <p className="sheet__text">
            It now says: “{seen.name}”{'\n'}
            {seen.text}
          </p>
        </div>
      )}
      <TemplateFields of="template" template={opened} />
      <p>
        <SubmitButton form={form}>Save</SubmitButton>
      </p>
    </Form>
  );
}

function RemoveTemplate({ template: { id, name, version }, onDone }: TemplateProps): ReactNode {
  const query = { version: String(version) };
  return (
    <div>
      <AskedButton
        look="danger"
        question={{
          title: `Remove “${name}”?`,
          confirm: 'Remove it',
          cancel: 'Keep it',
          text: 'Replies written with it are kept.',
        }}
        act={async () => {
          const answer = await change(
            () => answerTo((init) => one.$delete({ param: { id }, query }, { init })),
            { failed: 'The template is not removed', done: () => ({ title: `“${name}” is removed` }) },
          );
          if (answer.kind === 'ok') onDone();
        }}
      >
        Remove the template
      </AskedButton>
    </div>
  );
}
