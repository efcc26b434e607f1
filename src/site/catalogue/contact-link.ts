/** Subject of an enquiry, from which /contact fills its form (docs/product.md, Prefill). */
interface Question {
  service: string;
  category: string;
  tier?: string | undefined;
}

/** Returns "/contact?service=dancing&category=intore-dance&tier=enrolment"; spaces become dashes. */
export function contactLink({ service, category, tier }: Question): string {
  const topic = { service: slug(service), category: slug(category) };
  return `/contact?${new URLSearchParams(tier === undefined ? topic : { ...topic, tier })}`;
}

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’]+/gu, '-')
    .replace(/^-|-$/g, '');
}
