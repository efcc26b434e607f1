/** How a quote leaves the page as a file or on paper. */

/** Hands a text to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Prints the quote instead of the page (src/styles/print.css). */
export function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'quote';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
