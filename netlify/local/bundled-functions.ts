import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionModule, LoadFunctions } from './function-runner.ts';
import { functionBundles } from './places.ts';

/** Loads the functions as they are deployed. Throws when the site has not been built. */
export const loadBundledFunctions: LoadFunctions = async () => {
  if (!existsSync(functionBundles))
    throw new Error('The site is not built yet. Please run "npm run build" first.');
  const files = readdirSync(functionBundles).filter((file) => file.endsWith('.mjs'));
  const modules = files.map(async (file): Promise<[string, FunctionModule]> => {
    const module = (await import(pathToFileURL(path.join(functionBundles, file)).href)) as FunctionModule;
    return [path.basename(file, '.mjs'), module];
  });
  return new Map(await Promise.all(modules));
};
