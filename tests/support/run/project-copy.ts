import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';

/** Folders of this machine only, or that every build recreates. */
const leftOut =
  /^(\.git|\.env.*|\.local|\.netlify|\.astro|\.published|build|dist|node_modules|playwright-report|test-results)$/;

/**
 * Copies the project to an emptied folder, where the platform's tool finds no `.env` or linked site
 * and cannot change dist/. Packages are symlinked.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const filter = (file: string) => !leftOut.test(path.relative(projectRoot, file));
  cpSync(projectRoot, folder, { recursive: true, filter });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
}
