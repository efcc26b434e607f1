/** When a file came, and something that nobody guesses. */
const keyFormat = /^(\d{13})-[0-9a-f-]{36}$/;

/** A name for a file that comes now. */
export function newCvKey(): string {
  return `${Date.now()}-${crypto.randomUUID()}`;
}

/** When the file of this name came, in milliseconds since 1970; undefined for a name that is none of ours. */
export function cvKeyTime(key: string): number | undefined {
  const time = keyFormat.exec(key)?.[1];
  return time === undefined ? undefined : Number(time);
}
