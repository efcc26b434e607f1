/** Formats integer RWF. Not by `Intl`, which disagrees on rw-RW between engines. */
export function formatMoney(amount: number): string {
  return `${groupThousands(amount)} RWF`;
}

export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
}
