export function tokenIn(text: string): string {
  const token = /\/booking#([\w-]{22})(?![\w-])/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link to a booking in: ${text}`);
  return token;
}
