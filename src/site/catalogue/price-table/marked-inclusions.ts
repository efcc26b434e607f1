import { type Tier, tiers } from '#src/domain/catalogue/tier.ts';

/** What a tier includes, line by line; `more` marks what the tier before it lacks. The first has nothing to compare with. */
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
