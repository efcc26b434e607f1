/** The tiers of a package, cheapest first. Quotes use the first three; service pages add VIP. */
export const tiers = ['basic', 'standard', 'premium', 'vip'] as const;

export type Tier = (typeof tiers)[number];

const labels: Record<Tier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium', vip: 'VIP' };

/** "vip" becomes "VIP". */
export function tierLabel(tier: Tier): string {
  return labels[tier];
}
