import type { SchemaContext } from 'astro:content';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import * as z from 'zod';
import { closestTo } from '#src/lib/closest.ts';

/** Minimum width in pixels: narrower pictures are blurred even on phones. */
const leastWidth = 900;

const types = ['jpg', 'png', 'webp'];

/** Problem of a picture named in a folder's file; undefined if there is none. */
export type PictureAdvice = (folder: string, name: string) => string | undefined;

/** Checks each folder and each picture once, however many entries show it. */
export function pictureAdvice(): PictureAdvice {
  const namesIn = once((folder) => (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []));
  const measured = once(adviceFor);
  return (folder, name) => {
    if (!name.startsWith('.')) return 'Name a file from here: ./images/photography.jpg.';
    const place = path.join(folder, name);
    const there = namesIn(path.dirname(place));
    // Some file systems treat Oak.jpg and oak.jpg alike, but not that of the live site's build.
    if (there.includes(path.basename(place))) return measured(place);
    const pictures = there.filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
    const close = closestTo(path.basename(name), pictures);
    return `There is no such picture.${close === undefined ? '' : ` Did you mean ${close}?`}`;
  };
}

/** Replaces the build's `image()` in schemas: keeps the name, and checks its file. */
export function imageIn(folder: string, advice: PictureAdvice): SchemaContext['image'] {
  const picture = z
    .string('Name the file of a picture, for example ./images/photography.jpg.')
    .superRefine((name, ctx) => {
      const message = advice(folder, name);
      if (message !== undefined) ctx.addIssue({ code: 'custom', message });
    });
  return () => picture as unknown as ReturnType<SchemaContext['image']>;
}

function adviceFor(place: string): string | undefined {
  try {
    const { type = '', width } = imageSize(readFileSync(place));
    if (types.includes(type))
      return width >= leastWidth
        ? undefined
        : `The picture is ${width} pixels wide: it needs ${leastWidth} at least.`;
  } catch {
    // Not a picture: reported below.
  }
  return 'This file is not a picture: save it as JPEG, PNG or WebP.';
}

function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
