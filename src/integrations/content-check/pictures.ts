import type { SchemaContext } from 'astro:content';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import * as z from 'zod';
import { closestTo } from '../closest.ts';

/** A picture with fewer pixels from side to side is blurred on a telephone already. */
const leastWidth = 900;

const types = ['jpg', 'png', 'webp'];

/** Stands where the build gives its own `image()`: it looks at the file that is named, from the folder of the one that names it. */
export function imageIn(folder: string): SchemaContext['image'] {
  const picture = z
    .string('Name the file of a picture, for example ./images/photography.jpg.')
    .superRefine((name, ctx) => {
      const advice = pictureAdvice(folder, name);
      if (advice !== undefined) ctx.addIssue({ code: 'custom', message: advice });
    });
  // A name stays a name here; the schemas hand it on and look no further.
  return () => picture as unknown as ReturnType<SchemaContext['image']>;
}

/** What is wrong with a picture that content names; undefined when nothing is. */
export function pictureAdvice(folder: string, name: string): string | undefined {
  if (!name.startsWith('.')) return 'Name a file from here: ./images/photography.jpg.';
  const place = path.join(folder, name);
  const there = namesIn(path.dirname(place));
  // Some machines do not tell Oak.jpg from oak.jpg, but the one that builds the live site does.
  if (!there.includes(path.basename(place))) {
    const close = closestTo(
      path.basename(name),
      there.filter((file) => /\.(?:jpe?g|png|webp)$/.test(file)),
    );
    const hint = close === undefined ? '' : ` Did you mean ${close}?`;
    return `There is no such picture.${hint}`;
  }
  return sizeAdvice(place);
}

const listed = new Map<string, readonly string[]>();

/** A folder is listed once until it changes, however many pictures lie in it. */
function namesIn(folder: string): readonly string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return [];
  const key = versionOf(found);
  const names = listed.get(key) ?? readdirSync(folder);
  listed.set(key, names);
  return names;
}

const known = new Map<string, string | undefined>();

/** A file is looked at once until it changes, however many entries show it. */
function sizeAdvice(place: string): string | undefined {
  const file = versionOf(statSync(place));
  if (!known.has(file)) known.set(file, measuredAdvice(readFileSync(place)));
  return known.get(file);
}

/** What tells a file or folder from all others, and from itself before it changed. */
function versionOf({ dev, ino, mtimeMs }: Stats): string {
  return [dev, ino, mtimeMs].join(' ');
}

function measuredAdvice(bytes: Uint8Array): string | undefined {
  const { type, width } = measured(bytes);
  if (!types.includes(type)) return 'This file is no picture: save it as JPEG, PNG or WebP.';
  if (width >= leastWidth) return undefined;
  return `The picture is ${width} pixels wide: it needs ${leastWidth} at least.`;
}

function measured(bytes: Uint8Array): { type: string; width: number } {
  try {
    const { type = '', width } = imageSize(bytes);
    return { type, width };
  } catch {
    return { type: '', width: 0 };
  }
}
