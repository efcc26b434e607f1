import type { ReactNode } from 'react';
import { download } from '#src/lib/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { inEnglish } from '../../shell/english.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { type ListView, queryOf, withChoice } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';

interface CsvButtonProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  csv: NonNullable<StaffList<T>['csv']>;
}

/** Downloads all matching records, not only this page. */
export function CsvButton<T extends Row>({ list, view, csv }: CsvButtonProps<T>): ReactNode {
  const { busy, run } = useAction(async () => {
    const query = queryOf(withChoice(view, { limit: undefined }), list.rules);
    await download(inEnglish, (init) => csv(query, init), `${list.id}.csv`);
  });
  return (
    <SmallButton busy={busy} onClick={run}>
      <span className="visually-hidden">Download </span>CSV
    </SmallButton>
  );
}
