import type { ComponentType, ReactNode } from 'react';
import type { User } from '#src/features/account/user.ts';
import type { Row } from '../list/new-rows.ts';
import { Sheet } from '../list/Sheet.tsx';
import type { DetailProps } from '../list/staff-list.ts';

/** The sheet of a record of which its row in the list knows all there is to know. */
export function recordSheet<T extends Row>(
  titleOf: (item: T) => string,
  Body: ComponentType<{ item: T; user: User }>,
): ComponentType<DetailProps<T>> {
  return function RecordSheet({ item, user, onClose }: DetailProps<T>): ReactNode {
    if (item === undefined)
      return (
        <Sheet title="Not on this page" onClose={onClose}>
          <p>This record is not on this page of the list. Close this, and search for it.</p>
        </Sheet>
      );
    return (
      <Sheet title={titleOf(item)} onClose={onClose}>
        <Body item={item} user={user} />
      </Sheet>
    );
  };
}
