import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  isEnough,
  recogniseColumns,
  type StatementColumns,
  type StatementField,
  statementFields,
} from '#src/dashboard/payment/statement/columns.ts';
import { readRows, type StatementTable } from '#src/dashboard/payment/statement/read-rows.ts';
import type { StatementComparison } from '#src/domain/payment/statement/statement.ts';
import { answerTo } from '#src/lib/answer.ts';
import { type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { plural } from '#src/lib/text.ts';
import { useAction } from '#src/lib/use-action.ts';
import { inEnglish } from '../../shell/english.ts';

interface ChooseColumnsProps {
  name: string;
  table: StatementTable;
  onCompared: (comparison: StatementComparison) => void;
}

const labels: Record<StatementField, string> = {
  day: 'Date',
  amount: 'Amount received',
  reference: 'Reference or transaction id',
  phone: 'Phone number',
  fee: 'Fee',
  state: 'Status',
};

export function ChooseColumns({ name, table, onCompared }: ChooseColumnsProps): ReactNode {
  const [guess] = useState(() => recogniseColumns(table.headings));
  const [columns, setColumns] = useState<StatementColumns>(guess.columns);
  const [failure, setFailure] = useState<Failure>();
  const { rows, leftOut, unread } = readRows(table, columns);
  const ready = isEnough(columns) && rows.length > 0;
  const { busy, run } = useAction(async () => {
    const answer = await answerTo(
      (init) => accountApi.payments.statement.$post({ json: { rows } }, { init }),
      60_000,
    );
    setFailure(
      answer.kind === 'ok' ? undefined : failureOf(inEnglish, answer, 'We could not compare the statement'),
    );
    if (answer.kind === 'ok') onCompared(answer.data);
  });
  const choose = (field: StatementField, value: string) => setColumns(withColumn(columns, field, value));
  return (
    <section className="stack" aria-labelledby="columns-title">
      <h2 id="columns-title">{name}</h2>
      <details open={!guess.clear}>
        <summary>Columns of the statement</summary>
        <div className="pair">
          {statementFields.map((field) => (
            <ColumnField key={field} field={field} table={table} columns={columns} choose={choose} />
          ))}
        </div>
      </details>
      <p role="status">
        {ready
          ? `${plural(rows.length, 'payment')} can be compared.`
          : 'Please say which columns hold the date, the amount, and the reference or the phone number.'}
        {leftOutText(leftOut)}
        {isEnough(columns) && unreadText(unread)}
      </p>
      {failure && (
        <div className="notice notice--error" role="alert">
          <p>{failure.fields['rows'] ?? failure.message}</p>
        </div>
      )}
      {ready && (
        <p>
          <button className="button button--primary" type="button" aria-busy={busy} onClick={run}>
            Compare
          </button>
        </p>
      )}
    </section>
  );
}

interface ColumnFieldProps {
  field: StatementField;
  table: StatementTable;
  columns: StatementColumns;
  choose: (field: StatementField, value: string) => void;
}

function ColumnField({ field, table, columns, choose }: ColumnFieldProps): ReactNode {
  const id = `column-${field}`;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {labels[field]}
      </label>
      <select
        id={id}
        value={columns[field] ?? ''}
        onChange={({ currentTarget: { value } }) => choose(field, value)}
      >
        <option value="">None</option>
        {namedColumns(table).map(({ position, name }) => (
          <option key={position} value={position}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Identifies columns by position, because headings can repeat or be empty. */
function namedColumns({ headings }: StatementTable): { position: number; name: string }[] {
  return headings.map((heading, position) => ({
    position,
    name: heading.trim() || `Column ${position + 1}`,
  }));
}

function withColumn(columns: StatementColumns, field: StatementField, value: string): StatementColumns {
  const { [field]: _, ...others } = columns;
  return value === '' ? others : { ...others, [field]: Number(value) };
}

function leftOutText(count: number): string {
  return count > 0 ? ` ${plural(count, 'line')} left out: money that went out or did not arrive.` : '';
}

/** Lists unreadable lines: "2 lines could not be read: 7 and 12."; truncates long lists. */
function unreadText(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const shown = lines.slice(0, 5).join(', ');
  return ` ${plural(lines.length, 'line')} could not be read: ${shown}${lines.length > 5 ? ' …' : ''}.`;
}
