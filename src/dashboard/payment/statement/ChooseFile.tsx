import '../../records/drop.css';
import { type ReactNode, useState } from 'react';
import type { StatementTable } from '#src/dashboard/payment/statement/read-rows.ts';
import { readFile, UnreadableFile } from './read-file.ts';

interface ChooseFileProps {
  onRead: (name: string, table: StatementTable) => void;
}

/** Takes a file by drop or choice; the browser's own field does both. */
export function ChooseFile({ onRead }: ChooseFileProps): ReactNode {
  const [problem, setProblem] = useState<string>();

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      onRead(file.name, await readFile(file));
      setProblem(undefined);
    } catch (error) {
      setProblem(
        error instanceof UnreadableFile
          ? error.message
          : 'We could not read this file. Please choose it again, or reload the page.',
      );
    }
  }

  return (
    <div className="drop">
      <label className="field__label" htmlFor="statement-file">
        Drop the file here, or choose it
      </label>
      <input
        id="statement-file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby="statement-problem"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className="field__error" id="statement-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
