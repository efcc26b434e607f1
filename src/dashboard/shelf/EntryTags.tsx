import type { ReactNode } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { Tag } from '../records/Tag.tsx';

export function EntryTags({ entry }: { entry: StaffShelfEntry<object> }): ReactNode {
  return (
    <span className="shelf-tags">
      {stateTags(entry).map(({ text, tone }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </span>
  );
}

interface StateTag {
  text: string;
  tone?: 'good' | 'bad';
}

function stateTags(entry: StaffShelfEntry<object>): StateTag[] {
  if (entry.removed) return [{ text: 'Removed' }];
  const { state, draft, base, changed, clashing, caughtUp, awaitsBuild } = entry;
  return [
    stateTag(state),
    draft && state !== 'draft' && { text: 'Changes to publish' },
    clashing.length > 0 && { text: 'Original changed too', tone: 'bad' as const },
    caughtUp && { text: 'Same as the original again' },
    awaitsBuild && { text: 'Waiting to go live' },
    (base === null || changed.length > 0) && { text: base === null ? 'Added' : 'Changed' },
  ].filter((tag) => tag !== false);
}

function stateTag(state: StaffShelfEntry<object>['state']): StateTag {
  if (state === 'published') return { text: 'Published', tone: 'good' };
  return { text: state === 'draft' ? 'Draft' : 'Hidden' };
}
