/** Debounce in milliseconds: each new word loads parts of the index over the network. */
const delayMs = 150;

export function debounce(call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(call, delayMs);
  };
}
