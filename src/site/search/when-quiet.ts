/** Debounce in milliseconds: each new word loads parts of the index over the network. */
const quietMs = 150;

export function whenQuiet(call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(call, quietMs);
  };
}
