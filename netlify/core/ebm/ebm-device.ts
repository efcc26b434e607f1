import json from '#content/ebm.json' with { type: 'json' };
import type { EbmItem } from '#src/domain/ebm/ebm-content.ts';
import type { Seller } from '#src/domain/ebm/sale.ts';
import { site } from '#src/domain/studio/site.ts';
import { env } from '../env.ts';

export interface EbmDevice {
  url: string;
  token: string;
  tin: string;
  branch: string;
}

/** Returns where sales are reported; undefined while they are only exported. */
export function ebmDevice(): EbmDevice | undefined {
  const [url, token, tin] = [env('EBM_URL'), env('EBM_TOKEN'), env('EBM_TIN')];
  if (url === undefined || token === undefined || tin === undefined) return undefined;
  return { url, token, tin, branch: env('EBM_BRANCH') };
}

export function ebmSeller(): Seller {
  return { tin: env('EBM_TIN') ?? null, branch: env('EBM_BRANCH'), name: site.name };
}

export const ebmItems = json.items as EbmItem[];
