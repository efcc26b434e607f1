export interface Figure {
  what: string;
  /** Formatted value: "384 ms (350 to 402)". */
  measured: string;
  baseline?: string;
  goal?: string;
  missed?: boolean;
}

const noted: Figure[] = [];

export function noteFigure(figure: Figure): void {
  noted.push(figure);
  const { what, measured, baseline, goal, missed } = figure;
  const details = [baseline && `baseline ${baseline}`, goal && `${missed ? 'MISSED ' : ''}goal ${goal}`];
  console.log(`  ${what.padEnd(48)} ${[measured, ...details].filter(Boolean).join('; ')}`);
}

export function takeFigures(): Figure[] {
  return noted.splice(0);
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function inWords(times: readonly number[]): string {
  return `${rounded(median(times))} ms (${rounded(Math.min(...times))} to ${rounded(Math.max(...times))})`;
}

export function rounded(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toString();
}

/** Returns the duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
