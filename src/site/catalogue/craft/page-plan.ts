interface Block {
  /** Number of the block, from 1. */
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const gap = 4;

/** Returns the blocks of a screen: each row is as high as the others, its blocks as wide as each other. */
export function pagePlan(rows: readonly (readonly number[])[], width: number, height: number): Block[] {
  const tall = (height - gap * (rows.length + 1)) / rows.length;
  return rows.flatMap((row, line) => {
    const wide = (width - gap * (row.length + 1)) / row.length;
    return row.map((number, place) => ({
      number,
      x: gap + place * (wide + gap),
      y: gap + line * (tall + gap),
      width: wide,
      height: tall,
    }));
  });
}
