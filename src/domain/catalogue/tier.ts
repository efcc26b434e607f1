/** Tiers of a package on a service page, cheapest first. */
export const tiers = ['basic', 'standard', 'premium', 'vip'] as const;

export type Tier = (typeof tiers)[number];

/** Tiers of quotes, frames and photobooks: no VIP. */
export const quoteTiers = ['basic', 'standard', 'premium'] as const;

export type QuoteTier = (typeof quoteTiers)[number];

const labels: Record<Tier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium', vip: 'VIP' };

export function tierLabel(tier: Tier): string {
  return labels[tier];
}
