import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionBundles, functionSources } from '#netlify/ops/places.ts';
import type { FunctionModule, LoadFunctions } from './function-runner.ts';

/** Loader that recompiles a source file whenever it or one of its imports has changed. */
export interface SourceLoader {
  ssrLoadModule(file: string): Promise<Record<string, unknown>>;
}

export function loadSourceFunctions(loader: SourceLoader): LoadFunctions {
  return () => loadFolder(functionSources, '.ts', (file) => loader.ssrLoadModule(file));
}

/** Loads the functions as deployed. Throws when the site has not been built. */
export async function loadBundledFunctions(folder = functionBundles): ReturnType<LoadFunctions> {
  if (!existsSync(folder)) throw new Error('The site is not built yet. Please run "npm run build" first.');
  return loadFolder(folder, '.mjs', (file) => import(pathToFileURL(file).href));
}

async function loadFolder(folder: string, ending: string, load: (file: string) => Promise<unknown>) {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'));
  const modules = files.map(async (file): Promise<[string, FunctionModule]> => {
    const module = await load(path.join(folder, file));
    return [path.basename(file, ending), module as FunctionModule];
  });
  return new Map(await Promise.all(modules));
}
