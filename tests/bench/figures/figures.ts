/** A row of the README's table of figures. */
export interface Figure {
  what: string;
  /** What was measured, as it is read: "384 ms (350 to 402)". */
  ours: string;
  /** The same of the bare thing beside it, where there is one. */
  floor?: string;
  /** What it should be, where anything is asked of it. */
  goal?: string;
  missed?: boolean;
}

const noted: Figure[] = [];

/** Keeps what a benchmark found for the README’s table; `npm run bench` ends with 1 when one misses its goal. */
export function noteFigure(figure: Figure): void {
  noted.push(figure);
}

/** What was noted since it was last asked for. */
export function takeFigures(): Figure[] {
  return noted.splice(0);
}
