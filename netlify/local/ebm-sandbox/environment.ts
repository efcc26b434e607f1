import type { EbmSandbox } from './sandbox.ts';

export function ebmEnvironment({ url, token, tin }: EbmSandbox): Record<string, string> {
  return { EBM_URL: url, EBM_TOKEN: token, EBM_TIN: tin, EBM_BRANCH: '00' };
}
