/** A row of the README's table of figures. */
export interface Figure {
  what: string;
  /** What was measured, as it is read: "384 ms". */
  ours: string;
  /** The same of the bare thing beside it; empty where there is none. */
  floor: string;
  goal: string;
}

const noted: Figure[] = [];

/** Keeps what a benchmark found for the README’s table. */
export function noteFigure(figure: Figure): void {
  noted.push(figure);
}

/** What was noted since it was last asked for. */
export function takeFigures(): Figure[] {
  return noted.splice(0);
}
