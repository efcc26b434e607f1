import type { ReactNode } from 'react';

export function Heads({ names, ...cell }: { names: readonly string[]; className?: string }): ReactNode {
  return names.map((name) => (
    <th key={name} scope="col" {...cell}>
      {name}
    </th>
  ));
}
