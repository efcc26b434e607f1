/** Error that the operator can fix: printed without a stack trace. */
export class OperatorError extends Error {}

/** Runs a command, prints its result or error, and sets the exit code. A wrong option prints `usage`. */
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
