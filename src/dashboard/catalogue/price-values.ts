import { type PriceName, priceNames } from '#src/domain/catalogue/tier.ts';

export function includesInput(name: PriceName): string {
  return `includes-${name}`;
}

/** Builds the request body: emptied removable fields become null; absent fields stay unchanged. */
export function packageBody(values: Record<string, string>): Record<string, unknown> {
  const { includes, others } = splitIncludes(values);
  const removable = [...priceNames, 'tab', 'expressFee', 'validFrom', 'validTo'];
  const body = Object.entries(others).map(([name, value]) => [
    name,
    value === '' && removable.includes(name) ? null : value,
  ]);
  return { ...Object.fromEntries(body), ...(includes && { includes }) };
}

function splitIncludes(values: Record<string, string>) {
  const others = { ...values };
  const lists = priceNames.flatMap((name) => {
    const text = others[includesInput(name)];
    delete others[includesInput(name)];
    return text === undefined ? [] : [[name, text.split('\n').filter((line) => line.trim() !== '')]];
  });
  return { others, includes: lists.length > 0 ? Object.fromEntries(lists) : undefined };
}
