import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { moved } from '#src/domain/shelf/overrides.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import { CallFailed } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import type { ShelfPageRules } from './shelf-page.ts';

interface ArrangeProps {
  rules: ShelfPageRules;
  onClose: () => void;
}

export default function Arrange({ rules, onClose }: ArrangeProps): ReactNode {
  const answer = useQuery({
    queryKey: [rules.word, 'order'],
    queryFn: () => everyEntry(rules),
    refetchInterval: false,
  });
  const { data } = answer;
  return (
    <Sheet title="Change the order" onClose={onClose}>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load the order" />
      ) : (
        <Order rules={rules} entries={data} />
      )}
    </Sheet>
  );
}

async function everyEntry({ client }: ShelfPageRules): Promise<StaffShelfEntry<object>[]> {
  const entries: StaffShelfEntry<object>[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { sort: 'place', limit: '100', ...(cursor && { cursor }) };
    const answer = await answerTo((init) => client.all.$get({ query }, { init }));
    if (answer.kind !== 'ok') throw new CallFailed(answer);
    entries.push(...answer.data.items);
    cursor = answer.data.nextCursor;
  }
  return entries;
}

function Order({ rules, entries }: { rules: ShelfPageRules; entries: StaffShelfEntry<object>[] }): ReactNode {
  const [mine, setMine] = useState<readonly string[]>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = (mine ?? entries.map(({ id }) => id)).filter((id) => byId.has(id));

  async function move(id: string, after: string | null): Promise<void> {
    setMine(moved(ids, id, after));
    const answer = await answerTo((init) =>
      rules.client[':id'].place.$put({ param: { id }, json: { after } }, { init }),
    );
    if (answer.kind !== 'ok') showFailure(inEnglish, 'The order has not changed', answer);
    await queryClient.invalidateQueries({ queryKey: [rules.word] });
    setMine(undefined);
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': byId.get(String(key))?.title ?? '' })),
    onReorder({ keys, target }) {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      const others = ids.filter((other) => other !== id);
      const at = others.indexOf(String(target.key));
      const after = target.dropPosition === 'before' ? others[at - 1] : others[at];
      void move(id, after ?? null);
    },
  });

  return (
    <>
      <p>Drag a row by its handle. With the keyboard: Enter on the handle, arrows, Enter again.</p>
      <GridList
        className="shelf-order"
        aria-label="Public order"
        selectionMode="none"
        dragAndDropHooks={dragAndDropHooks}
        items={ids.flatMap((id) => byId.get(id) ?? [])}
      >
        {({ id, title, state }) => (
          <GridListItem id={id} textValue={title} className="shelf-order__row">
            <Button slot="drag" className="icon-button shelf-order__handle" aria-label={`Move ${title}`}>
              <span aria-hidden="true">≡</span>
            </Button>
            {title}
            {state !== 'published' && <span className="soft small"> (not public)</span>}
          </GridListItem>
        )}
      </GridList>
    </>
  );
}
