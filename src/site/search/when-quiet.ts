/** Parts of the index come over the network: it is asked for words, not for each letter on the way to them. */
const quietMs = 150;

/** Calls once nothing more was typed for a moment. */
export function whenQuiet(call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(call, quietMs);
  };
}
