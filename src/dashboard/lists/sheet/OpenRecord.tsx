import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import type { ListPage as Part } from '#src/lib/lists/list-rules.ts';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import type { Row } from '../new-rows.ts';
import type { DetailProps, StaffList } from '../staff-list.ts';
import { Sheet } from './Sheet.tsx';

interface OpenRecordProps<T extends Row> {
  list: StaffList<T>;
  Detail: ComponentType<DetailProps<T>>;
  /** Rows of this page; undefined while loading. */
  rows: readonly T[] | undefined;
  name: string;
  user: User;
  onClose: () => void;
}

export function OpenRecord<T extends Row>({ list, Detail, rows, ...props }: OpenRecordProps<T>): ReactNode {
  const { id, noun, nameOf, ask } = list;
  const here = rows?.find((item) => (nameOf?.(item) ?? item.id) === props.name);
  const answer = useQuery({
    ...untypedApiQuery<Part<T>>([id, 'one', props.name], (init) => ask({ id: props.name }, init)),
    enabled: rows !== undefined && here === undefined && nameOf === undefined,
  });
  const { data, error } = answer;
  const item = here ?? data?.items[0];
  const instead =
    data === undefined && error?.answer.kind !== 'refused' ? (
      <QueryState of={answer} fallback={`We could not load the ${noun}`} />
    ) : (
      <p>This {noun} no longer exists.</p>
    );
  return (
    <Suspense fallback={<Loading onClose={props.onClose} />}>
      <Detail {...props} item={item} instead={instead} />
    </Suspense>
  );
}

/** Sheet while its code loads. */
function Loading({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Sheet title="Details" onClose={onClose}>
      <LoadState failure={undefined} askAgain={onClose} />
    </Sheet>
  );
}
