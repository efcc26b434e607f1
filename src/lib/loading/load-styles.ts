/**
 * Loads a style sheet by address; rejects on failure, so retry then. Not imported, because the build
 * links imported styles into every page that may need them.
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
