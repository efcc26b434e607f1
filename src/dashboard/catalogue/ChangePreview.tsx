import type { ReactNode } from 'react';
import { Heads } from '../records/Heads.tsx';
import type { ChangeLine } from './change-lines.ts';

export function ChangePreview({ lines }: { lines: readonly ChangeLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div className="table-frame" tabIndex={-1}>
      <table className="shelf-differences small">
        <caption className="visually-hidden">Prices before and after the change</caption>
        <thead>
          <tr>
            <Heads names={['Price', 'Now', 'New']} />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, what, from, to }) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{from}</td>
              <td>{to ?? <mark>no price</mark>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
