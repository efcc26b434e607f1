import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ContentCopy extends Disposable {
  root: string;
  /** Replaces text in a file. Throws if it is missing, because the test would be void. */
  replace: (file: string, words: string, others: string) => void;
  write: (file: string, content: string | Uint8Array) => void;
  remove: (file: string) => void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  const place = (file: string) => path.join(root, file);
  cpSync('content', place('content'), { recursive: true, filter: (file) => !file.endsWith('.jpg') });
  for (const folder of ['content/images', 'content/gallery']) {
    mkdirSync(place(folder), { recursive: true });
    for (const file of readdirSync(folder))
      symlinkSync(path.resolve(folder, file), place(`${folder}/${file}`));
  }
  for (const folder of ['src', 'public']) symlinkSync(path.resolve(folder), place(folder));
  return {
    root,
    replace: (file, words, others) => {
      const text = readFileSync(place(file), 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not say "${words}".`);
      writeFileSync(
        place(file),
        text.replace(words, () => others),
      );
    },
    write: (file, content) => {
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), content);
    },
    remove: (file) => rmSync(place(file), { recursive: true }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
