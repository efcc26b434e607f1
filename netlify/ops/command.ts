/** Something that the operator has to change: it is told in its own words, without where it was thrown. */
export class OperatorError extends Error {}

/** Runs a command: prints what it gives, or what went wrong, and sets the exit code. `usage` is told with a wrong option. */
export async function runCommand(usage: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(explain(error, usage));
    process.exitCode = 1;
  }
}

function explain(error: unknown, usage: string): unknown {
  if (error instanceof OperatorError) return error.message;
  const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_PARSE_ARGS') ? `${(error as Error).message}\n\n${usage}` : error;
}
