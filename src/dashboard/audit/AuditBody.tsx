import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import type { AuditedRecord, AuditRow } from '#src/domain/audit/audit-list.ts';
import { momentText } from '../records/columns.tsx';
import type { RecordBodyProps } from '../records/record-sheet.tsx';
import { actorText, changesText } from './audit-words.ts';

/** A change in full, which its row cuts short. */
export function AuditBody({ item }: RecordBodyProps<AuditRow>): ReactNode {
  return (
    <Facts
      facts={{
        When: momentText(item.at),
        Who: actorText(item),
        Record: item.record && <RecordLink {...item.record} />,
        Changes: changesText(item),
      }}
    />
  );
}

export function RecordLink({ list, open, name }: AuditedRecord): ReactNode {
  return <a href={`${list}?${new URLSearchParams({ open })}`}>{name}</a>;
}
