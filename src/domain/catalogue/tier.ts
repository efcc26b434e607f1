/** Tiers of a package on a service page, cheapest first. */
export const tiers = ['basic', 'standard', 'premium', 'vip'] as const;

export type Tier = (typeof tiers)[number];

/** Price names (docs/product.md, Prices on the shelf): the tiers, cheapest first, or one `price`. */
export const priceNames = ['price', ...tiers] as const;

export type PriceName = (typeof priceNames)[number];

export function isTier(name: PriceName): name is Tier {
  return name !== 'price';
}

export function priceSku(sku: string, name: PriceName): string {
  return name === 'price' ? sku : `${sku}/${name}`;
}

/** Tiers of quotes, frames and photobooks: no VIP. */
export const quoteTiers = ['basic', 'standard', 'premium'] as const;

export type QuoteTier = (typeof quoteTiers)[number];

const labels: Record<Tier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium', vip: 'VIP' };

export function tierLabel(tier: Tier): string {
  return labels[tier];
}
