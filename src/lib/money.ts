/** The one place where money becomes text. Amounts are integers of RWF; `Intl` disagrees on rw-RW between engines. */
export function formatMoney(amount: number): string {
  return `${groupThousands(amount)} RWF`;
}

/** 1234567 becomes "1,234,567". */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
}
