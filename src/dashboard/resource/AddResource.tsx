import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { assigneesQuery } from '../records/assignees.ts';
import { announceDone } from '../server-state/change.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { ResourceFields } from './ResourceFields.tsx';
import { resourceValues } from './resource-values.ts';

/** Adds a person or a thing. Staff who are a person already are refused when it is saved. */
export function AddResource(): ReactNode {
  const [round, setRound] = useState(0);
  const { data } = useQuery(assigneesQuery);
  return (
    <FoldedForm
      title="Add a person or a thing"
      submit="Add"
      fallback="Nothing was added"
      send={(values) =>
        answerTo((init) => accountApi.resources.$post({ json: resourceValues(values) }, { init }))
      }
      onDone={({ resource }) => {
        setRound(round + 1);
        announceDone({ title: `“${resource.name}” is added` });
      }}
    >
      <ResourceFields key={round} of="new-resource" staff={data?.staff ?? []} />
    </FoldedForm>
  );
}
