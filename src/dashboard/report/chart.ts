import { scaleLinear } from 'd3-scale';

export interface Bar {
  key: string;
  name: string;
  amount: number;
}

/** Returns the scale of an axis from 0 to 100 % with round marks, for all bars and `more`. */
export function axisOf(bars: readonly Bar[], marks: number, more: readonly number[] = []) {
  const amounts = [...bars.map(({ amount }) => amount), ...more];
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const scale = scaleLinear([least, most === least ? least + 1 : most], [0, 100]).nice(marks);
  const whole = scale.ticks(marks).filter(Number.isInteger);
  return { at: (amount: number) => scale(amount), marks: whole };
}
