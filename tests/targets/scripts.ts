import browserslist from 'browserslist';
import { runChecks } from 'es-check';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import { allowedInterfaces, allowedSyntax } from './allowed.ts';

export async function youngScripts(files: readonly string[]): Promise<string[]> {
  return [...(await youngSyntax(files)), ...(await youngInterfaces(files))];
}

async function youngSyntax(files: readonly string[]): Promise<string[]> {
  const { errors } = await runChecks([
    {
      ecmaVersion: 'checkBrowser',
      browserslistQuery: browserslist().join(', '),
      files: [...files],
      module: true,
      checkFeatures: true,
      allowList: Object.keys(allowedSyntax).join(','),
    },
  ]);
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
}

async function youngInterfaces(files: readonly string[]): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      compat.configs['flat/recommended'],
      {
        settings: {
          browsers: browserslist(),
          lintAllEsApis: true,
          polyfills: Object.keys(allowedInterfaces),
        },
      },
    ],
  });
  const results = await eslint.lintFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${filePath}: ${message}`),
  );
}
