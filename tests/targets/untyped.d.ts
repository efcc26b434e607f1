/* Untyped packages: only the parts used here. */

declare module 'es-check' {
  export function runChecks(
    configs: readonly {
      ecmaVersion: string;
      browserslistQuery: string;
      files: readonly string[];
      module: boolean;
      checkFeatures: boolean;
      allowList: string;
    }[],
  ): Promise<{ errors: { file: string; err: Error }[] }>;
}

declare module 'doiuse' {
  export default function doiuse(options: {
    browsers: readonly string[];
    ignore: readonly string[];
    onFeatureUsage: (usage: { message: string }) => void;
  }): import('postcss').AcceptedPlugin;
}
