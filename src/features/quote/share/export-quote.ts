/** Prints the quote instead of the page (src/styles/print.css). */
export function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'quote';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
