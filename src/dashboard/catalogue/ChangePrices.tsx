import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { nothingChanges } from '#src/domain/catalogue/packages/bulk-prices.ts';
import type { PriceChange } from '#src/domain/catalogue/packages/change-prices.ts';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { answerTo } from '#src/lib/answer.ts';
import { plural } from '#src/lib/text.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { BulkDialogProps } from '../lists/staff-list.ts';
import { announceDone } from '../server-state/change.ts';
import { goingLiveText } from '../shelf/BuildState.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { changeLines, isChangeable, readChange } from './change-lines.ts';

export function ChangePrices({ items, onClose }: BulkDialogProps<StaffShelfEntry<PackageFields>>): ReactNode {
  const [{ by, typed }, setInput] = useState({ by: 'percent', typed: '' });
  const changing = items.filter(isChangeable);
  const left = items.filter((entry) => !isChangeable(entry));
  const change = readChange(by, typed);
  const lines = change === undefined ? [] : changeLines(changing, change);
  const form = useForm({
    fallback: 'Nothing has changed',
    check: () => checkChange(change, lines),
    send: async () => change && putChange(changing, change),
    onDone() {
      const title = `${plural(lines.length, 'price')} changed`;
      announceDone({ title, text: goingLiveText() });
      onClose();
    },
  });
  return (
    <Sheet title="Change prices" onClose={onClose}>
      <Form form={form}>
        <div className="pair">
          <SelectField
            name="by"
            label="By"
            choices={{ percent: 'Percent', amount: 'RWF' }}
            value={by}
            onChange={({ currentTarget: { value } }) => setInput({ typed, by: value })}
          />
          <TextField
            name="change"
            label="How much"
            inputMode="text"
            value={typed}
            onChange={({ currentTarget: { value } }) => setInput({ by, typed: value })}
          />
        </div>
        <p className="soft small">
          5 raises, -5 lowers. New prices are rounded to 100 RWF. Prices on request and express fees do not
          change.
        </p>
        {left.length > 0 && <LeftOut entries={left} />}
        <ChangePreview lines={lines} />
        <SubmitButton form={form}>Change {plural(lines.length, 'price')}</SubmitButton>
      </Form>
    </Sheet>
  );
}

function LeftOut({ entries }: { entries: readonly StaffShelfEntry<PackageFields>[] }): ReactNode {
  return (
    <p className="notice notice--info">
      <span>
        Left out, because it is hidden, removed, outside its dates or has changes to publish:{' '}
        {entries.map(({ title }) => title).join(', ')}.
      </span>
    </p>
  );
}

function putChange(entries: readonly StaffShelfEntry<PackageFields>[], change: PriceChange) {
  const json = { entries: entries.map(({ id, version }) => ({ id, version })), change };
  return answerTo((init) => accountApi.pricing.$put({ json }, { init }));
}

function checkChange(
  change: PriceChange | undefined,
  lines: readonly { to: string | undefined }[],
): Record<string, string> {
  if (change === undefined) return { change: 'Write by how much, such as 5, -10 or 2.5.' };
  if (lines.length === 0) return { change: nothingChanges };
  if (lines.every(({ to }) => to !== undefined)) return {};
  return { change: 'This would leave a price of 0 RWF or less, too much, or a range without a width.' };
}
