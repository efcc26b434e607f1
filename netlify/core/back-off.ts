/** Seconds until the next try: `first` seconds, doubling with each failed try, at most `most`. */
export function backOffSeconds(tries: number, first: number, most: number): number {
  return Math.min(first * 2 ** Math.min(tries, 30), most);
}
