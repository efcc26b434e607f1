import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Data and files of this machine only. Ignored by git. */
export const localFolder = path.join(projectRoot, '.local');

export const migrationsFolder = path.join(projectRoot, 'netlify/database/migrations');

export const functionSources = path.join(projectRoot, 'netlify/functions');

/** Folder of the bundled functions; FUNCTIONS_FOLDER overrides it for a build while another is served. */
export const functionBundles = path.resolve(projectRoot, process.env.FUNCTIONS_FOLDER ?? 'build/functions');

/** Name of this checkout, for folders that must be outside of it. */
export const projectKey = `fts-studio-${createHash('sha256').update(projectRoot).digest('hex').slice(0, 12)}`;
