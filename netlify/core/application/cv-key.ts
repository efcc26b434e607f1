/** Upload time in ms since 1970, and a random part. */
const keyFormat = /^(\d{13})-[0-9a-f-]{36}$/;

export function newCvKey(): string {
  return `${Date.now()}-${crypto.randomUUID()}`;
}

/** Returns the upload time in ms since 1970; undefined for a malformed key. */
export function cvKeyTime(key: string): number | undefined {
  const time = keyFormat.exec(key)?.[1];
  return time === undefined ? undefined : Number(time);
}
