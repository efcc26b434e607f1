/** Page in a fresh profile, 360 px wide. */
export interface BrowserPage {
  goto(path: string): Promise<void>;
  /** Runs a function in the page. Sent as text, so it sees only its arguments and the page. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  press(x: number, y: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Returns the script and console errors since the last call. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}

export const phone = { width: 360, height: 740 };

export function callAsText(run: unknown, args: readonly unknown[]): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}
