import '#src/styles/forms.css';
import '../../lists/table/table.css';
import '../payments.css';
import { type ReactNode, useState } from 'react';
import type { StatementTable } from '#src/dashboard/payment/statement/read-rows.ts';
import type { StatementComparison } from '#src/domain/payment/statement/statement.ts';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { Comparison } from './Comparison.tsx';

export default function Statement(): ReactNode {
  return <StaffPage>{() => <StatementPage />}</StaffPage>;
}

interface Chosen {
  name: string;
  table: StatementTable;
}

function StatementPage(): ReactNode {
  const [chosen, setChosen] = useState<Chosen>();
  const [comparison, setComparison] = useState<StatementComparison>();
  return (
    <div className="statement">
      <p className="w-38">
        Choose the statement of your mobile money account as a CSV file. It is compared with our payments, and
        nothing is changed. Only date, reference, number, amount and fee leave this device, and they are not
        kept.
      </p>
      <ChooseFile
        onRead={(name, table) => {
          setChosen({ name, table });
          setComparison(undefined);
        }}
      />
      {chosen && (
        <ChooseColumns
          key={`${chosen.name} ${chosen.table.lines.length}`}
          {...chosen}
          onCompared={setComparison}
        />
      )}
      {comparison && <Comparison comparison={comparison} />}
    </div>
  );
}
