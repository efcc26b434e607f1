import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FunctionModule, LoadFunctions } from './function-runner.ts';
import { functionSources } from './places.ts';

/** Something that turns a source file into a module, again whenever the file or one that it imports has changed. */
export interface SourceLoader {
  ssrLoadModule(file: string): Promise<Record<string, unknown>>;
}

/** Loads the functions from their sources. */
export function loadSourceFunctions(loader: SourceLoader): LoadFunctions {
  return async () => {
    const files = readdirSync(functionSources).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const modules = files.map(async (file): Promise<[string, FunctionModule]> => {
      const module = await loader.ssrLoadModule(path.join(functionSources, file));
      return [path.basename(file, '.ts'), module as unknown as FunctionModule];
    });
    return new Map(await Promise.all(modules));
  };
}
