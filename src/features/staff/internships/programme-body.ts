const lists = ['learn', 'features', 'deliverables', 'prerequisites'];
const numbers = ['tuitionFee', 'materialsFee', 'seats'];

/** What the form of a programme says, as the call takes it: lists by line, numbers as numbers, and null for what is empty. */
export function programmeBody(values: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (lists.includes(name)) return [name, value.split('\n').filter((line) => line.trim() !== '')];
      if (numbers.includes(name)) return [name, numberOf(value)];
      if (name === 'picture') return [name, JSON.parse(value)];
      if (name === 'open') return [name, value === 'true'];
      return [name, name === 'service' && value.trim() === '' ? null : value];
    }),
  );
}

/** "100,000 RWF" is a number to anyone who types it; what is none stays as it was typed, and the server says what to write. */
function numberOf(value: string): number | string | null {
  const digits = value.replace(/[\s,]|RWF/gi, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : value;
}
