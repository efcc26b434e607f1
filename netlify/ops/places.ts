import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that belongs to this machine only: data, files. Ignored by git. */
export const localFolder = path.join(projectRoot, '.local');

/** Migrations as the platform applies them. */
export const migrationsFolder = path.join(projectRoot, 'netlify/database/migrations');

/** Where the functions' sources are. */
export const functionSources = path.join(projectRoot, 'netlify/functions');

/** Folder of the bundled functions. A build while another one is served sets its own by FUNCTIONS_FOLDER. */
export const functionBundles = path.resolve(projectRoot, process.env.FUNCTIONS_FOLDER ?? 'build/functions');

/** A name for this checkout, for folders that must lie outside of it. */
export const projectKey = `fts-studio-${createHash('sha256').update(projectRoot).digest('hex').slice(0, 12)}`;
