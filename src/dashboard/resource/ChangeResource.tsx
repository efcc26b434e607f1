import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ResourceDetail, ResourceRow } from '#src/domain/resource/resource-list.ts';
import { canDoText, resourceKindNames } from '#src/domain/resource/resource-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { announceDone } from '../server-state/change.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { ResourceFields } from './ResourceFields.tsx';
import { resourceValues } from './resource-values.ts';

const one = accountApi.resources[':id'];

/** Sends the version that was opened, so that others' changes are not overwritten unseen. */
export function ChangeResource({ resource }: { resource: ResourceDetail }): ReactNode {
  const [opened, setOpened] = useState(resource);
  const [seen, setSeen] = useState<ResourceRow>(resource);
  const { id } = resource;
  return (
    <FoldedForm
      title="Change name, kind or services"
      submit="Save"
      fallback="Nothing has changed"
      send={(values) => {
        const json = { ...resourceValues(values), version: seen.version };
        return answerTo((init) => one.$put({ param: { id }, json }, { init }));
      }}
      onDone={({ resource: saved }) => {
        setSeen(saved);
        setOpened({ ...resource, ...saved });
        announceDone({ title: `“${saved.name}” is saved` });
      }}
      onRefused={(refusal) => {
        setSeen(currentIn<ResourceRow>(refusal) ?? seen);
        return false;
      }}
    >
      {seen.version !== opened.version && (
        <p className="notice notice--info" role="status">
          It is now “{seen.name}” ({resourceKindNames[seen.kind]}, {canDoText(seen.services)}).
        </p>
      )}
      <ResourceFields key={opened.version} of="resource" resource={opened} staff={resource.staff} />
    </FoldedForm>
  );
}
