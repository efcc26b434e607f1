import { useEffect, useState } from 'react';

type Thumbnails = Readonly<Record<string, string>>;

/** Loads the thumbnails of content/, which are too many for the page's HTML. */
async function builtThumbnails(): Promise<Thumbnails> {
  const response = await fetch('/gallery/thumbnails.json').catch(() => undefined);
  return response?.ok ? ((await response.json()) as Thumbnails) : {};
}

export function useBuiltThumbnails(): Thumbnails {
  const [thumbnails, setThumbnails] = useState<Thumbnails>({});
  useEffect(() => void builtThumbnails().then(setThumbnails), []);
  return thumbnails;
}
