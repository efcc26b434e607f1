const lists = ['learn', 'features', 'deliverables', 'prerequisites'];
const removable = ['tuitionFee', 'materialsFee', 'service'];

/** Builds the request body: lists by line, numbers as numbers, null for emptied fields. */
export function programmeBody(values: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (lists.includes(name)) return [name, value.split('\n').filter((line) => line.trim() !== '')];
      if (name === 'seats') return [name, numberOf(value)];
      if (name === 'picture') return [name, JSON.parse(value)];
      if (name === 'open') return [name, value === 'true'];
      return [name, removable.includes(name) && value.trim() === '' ? null : value];
    }),
  );
}

/** Keeps invalid numbers as typed, so that the server can report the error. */
function numberOf(value: string): number | string | null {
  const digits = value.replace(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : value;
}
