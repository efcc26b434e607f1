import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import {
  lowestPrice,
  type PackageFields,
  priceNames,
  type TierPrices,
} from '#src/features/catalogue/packages/package.ts';
import { packageSchema } from '#src/features/catalogue/packages/package-request.ts';
import { differing } from '#src/features/shelf/overlay.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** All that is sold: sessions, frames, the catalogue and packages. */
export const packageShelf: Shelf<PackageFields> = {
  kind: 'package',
  noun: 'package',
  git: gitPackages,
  schema: packageSchema,
  missing: requirePrice,
  kept: keptInGit,
  titleOf: ({ name }) => name,
};

function requirePrice(fields: TierPrices): Record<string, string> {
  return lowestPrice(fields) === undefined ? { price: 'Please say what it costs, or “on request”.' } : {};
}

/** What is said of sessions and frames stands on pages that git makes: here only their prices change. */
const words = ['name', 'service', 'description', 'includes', 'expressFee', 'vat'];

function keptInGit(id: string, git: PackageFields, fields: PackageFields): Record<string, string> {
  const changed = differing(git, fields);
  const kept = keptWords(id).filter((name) => changed.includes(name));
  const prices = priceNames.filter((name) => (git[name] === undefined) !== (fields[name] === undefined));
  const open = id.startsWith('sessions.')
    ? priceNames.filter((name) => typeof fields[name] === 'object')
    : [];
  return Object.fromEntries([
    ...kept.map((name) => [name, 'This is kept in git: only editors change it.']),
    ...open.map((name) => [name, 'A session has one amount for each tier. Write a price such as 250,000.']),
    ...prices.map((name) => [name, 'Which tiers this has is kept in git. Please give each of them a price.']),
  ]);
}

function keptWords(id: string): string[] {
  if (id.startsWith('sessions.') || id.startsWith('frames.')) return words;
  return id.startsWith('catalogue.') ? ['service', 'vat'] : ['vat'];
}
