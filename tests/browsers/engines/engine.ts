/** What the tests need of a browser, whichever protocol it speaks. */

/** A page in a profile of its own, 360 px wide: nothing is stored in it yet. */
export interface BrowserPage {
  /** Opens a path of the site and waits until it has loaded. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page. It is sent as text: it sees its arguments and the page, nothing else. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Presses at a point of what is on the screen, as a finger does. */
  press(x: number, y: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** What the page complained of since this was last asked: errors of scripts, and of the console. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}

/** The screen of a small phone. */
export const phone = { width: 360, height: 740 };

/** A call of a function as text, for protocols that take an expression. */
export function callAsText(run: unknown, args: readonly unknown[]): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}
