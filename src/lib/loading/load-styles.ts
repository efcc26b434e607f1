/**
 * Loads the style sheet of something that came after the page. Rejects when it cannot be loaded; try again then. By its
 * address, because what a script imports, however late, the build writes into every page that may come to need it.
 */
export function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    });
    document.head.append(link);
  });
}
