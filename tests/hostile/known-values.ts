/** Values from earlier responses by field name, since real ids, versions and keys reach more code. */
export interface KnownValues {
  learn(answer: unknown): void;
  /** Returns a value of this name, or undefined. */
  pick(name: string, position: number): unknown;
}

/** Values kept per name; the oldest are replaced. */
const most = 50;

export function createKnownValues(first: Record<string, unknown[]>): KnownValues {
  const values = new Map<string, unknown[]>(Object.entries(first));
  let learnt = 0;

  function keep(name: string, value: unknown) {
    const kept = values.get(name) ?? [];
    values.set(name, kept);
    if (kept.length < most) kept.push(value);
    else kept[learnt % most] = value;
    learnt += 1;
  }

  function learn(answer: unknown) {
    if (typeof answer !== 'object' || answer === null) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') learn(value);
      else keep(name, value);
    }
  }

  return {
    learn,
    pick(name, position) {
      const kept = values.get(name) ?? [];
      return kept[position % kept.length];
    },
  };
}
