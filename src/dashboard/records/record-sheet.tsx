import type { ComponentType, ReactNode } from 'react';
import type { User } from '#src/domain/account/user.ts';
import type { Row } from '../lists/new-rows.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';

export interface RecordBodyProps<T> {
  item: T;
  user: User;
  onClose: () => void;
}

export function recordSheet<T extends Row>(
  titleOf: (item: T) => string,
  Body: ComponentType<RecordBodyProps<T>>,
): ComponentType<DetailProps<T>> {
  return function RecordSheet({ item, instead, user, onClose }: DetailProps<T>): ReactNode {
    return (
      <Sheet title={item === undefined ? 'Details' : titleOf(item)} onClose={onClose}>
        {item === undefined ? instead : <Body item={item} user={user} onClose={onClose} />}
      </Sheet>
    );
  };
}
