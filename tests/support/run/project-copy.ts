import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';

/** Folders of this machine only, or that every build makes again. */
const leftOut =
  /^(\.git|\.env.*|\.local|\.netlify|\.astro|\.published|build|dist|node_modules|playwright-report|test-results)$/;

/**
 * Copies the project to a folder that is emptied first. So the platform's tool reads no `.env`, knows of no site that this folder
 * belongs to, and leaves dist/ as it is. Packages are only linked to.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const filter = (file: string) => !leftOut.test(path.relative(projectRoot, file));
  cpSync(projectRoot, folder, { recursive: true, filter });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
}
