import { type ReactNode, useRef, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { answerTo } from '#src/lib/answer.ts';
import { savedViewLimits } from '#src/lib/lists/saved-view-limits.ts';
import { announceDone, change } from '../../server-state/change.ts';
import { AskedButton } from '../../shell/AskedButton.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { focusList } from '../focus-list.ts';

const views = accountApi['saved-views'];

interface SaveViewProps {
  /** Id of the list. */
  list: string;
  /** Query of the view. */
  search: string;
}

export function SaveView(props: SaveViewProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton look="quiet" onClick={() => setOpen(true)}>
        Save this view
      </SmallButton>
      {open && <NameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ list, search, onClose }: SaveViewProps & { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const form = useForm({
    fallback: 'The view is not saved',
    send: ({ name = '' }) =>
      answerTo((init) => views.$post({ json: { list, name, query: search.slice(1) } }, { init })),
    onDone({ view }) {
      announceDone({ title: `“${view.name}” is saved`, text: 'Everyone in the team sees it.' });
      onClose();
      focusList();
    },
  });
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="view-title" onCancel={onClose}>
      <h2 id="view-title">Save this view</h2>
      <Form form={form}>
        <TextField
          name="name"
          id="view-name"
          label="Name"
          hint="Filters and sort are saved for the whole team, without the search."
          autoComplete="off"
          maxLength={savedViewLimits.name}
        />
        <p className="actions">
          <SmallButton onClick={onClose}>Cancel</SmallButton>
          <SubmitButton form={form} className="button--small button--primary">
            Save
          </SubmitButton>
        </p>
      </Form>
    </dialog>
  );
}

export function DeleteView({ id, name }: { id: string; name: string }): ReactNode {
  return (
    <div>
      <AskedButton
        look="quiet"
        question={{
          title: `Delete the view “${name}”?`,
          confirm: 'Delete it',
          cancel: 'Keep it',
          text: 'It disappears for the whole team. The records stay as they are.',
        }}
        act={async () => {
          const answer = await change(
            () => answerTo((init) => views[':id'].$delete({ param: { id } }, { init })),
            { failed: 'The view is not deleted', done: () => ({ title: `“${name}” is deleted` }) },
          );
          if (answer.kind === 'ok') focusList();
        }}
      >
        Delete this view
      </AskedButton>
    </div>
  );
}
