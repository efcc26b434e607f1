import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/local/places.ts';

/**
 * Copies what git knows of the project, and what is new in it, to a folder that is emptied first. So the platform's tool reads no
 * `.env`, knows of no site that this folder belongs to, and leaves dist/ as it is. Packages are only linked to.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: projectRoot, encoding: 'utf8' }).split('\0');
  for (const file of new Set(files)) {
    const source = path.join(projectRoot, file);
    // One that is deleted but not committed is still listed.
    if (file !== '' && existsSync(source)) cpSync(source, path.join(folder, file));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
}
