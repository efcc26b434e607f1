export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken over the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
