/** What the API has told so far, by the name of its field: ids, versions and keys that open more than invented ones. */
export interface KnownValues {
  learn(answer: unknown): void;
  /** One of the values under this name, or undefined when there is none. */
  pick(name: string, position: number): unknown;
}

/** Of each name so many are kept; newer ones take the place of older ones. */
const most = 50;

/** Starts with nothing but these. */
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
