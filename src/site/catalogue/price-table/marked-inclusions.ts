import { type Tier, tiers } from '#src/domain/catalogue/tier.ts';

/** Lists a tier's inclusions; `more` marks those the tier below lacks, none for the first tier. */
export function markedInclusions(
  { inclusions }: { inclusions: Readonly<Partial<Record<Tier, readonly string[]>>> },
  tier: Tier,
): { line: string; more: boolean }[] {
  const before = tiers[tiers.indexOf(tier) - 1];
  return (inclusions[tier] ?? []).map((line) => ({
    line,
    more: before !== undefined && !inclusions[before]?.includes(line),
  }));
}
