/** Returns the seconds until the next attempt: `first`, doubled per failed attempt, up to `most`. */
export function backOffSeconds(tries: number, first: number, most: number): number {
  return Math.min(first * 2 ** Math.min(tries, 30), most);
}
