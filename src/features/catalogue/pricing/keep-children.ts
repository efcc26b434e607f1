/** Gives the parent exactly these children in this order; those that are there already are not touched. */
export function keepChildren(parent: Element, wanted: readonly Node[]): void {
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  wanted.forEach((child, position) => {
    const there = parent.childNodes[position];
    if (there !== child) parent.insertBefore(child, there ?? null);
  });
}
