import type { ReactNode } from 'react';

/** The names of a table's columns. */
export function Heads({ names, ...cell }: { names: readonly string[]; className?: string }): ReactNode {
  return names.map((name) => (
    <th key={name} scope="col" {...cell}>
      {name}
    </th>
  ));
}
