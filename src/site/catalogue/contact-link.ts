/** Subject of an enquiry, from which /contact fills its form (docs/product.md, Prefill). */
interface Question {
  service: string;
  category: string;
  tier: string;
}

/** Returns "/contact?service=dancing&category=intore-dance&tier=enrolment"; spaces become dashes. */
export function contactLink(question: Question): string {
  const { service, category, tier } = question;
  return `/contact?${new URLSearchParams({ service: slug(service), category: slug(category), tier })}`;
}

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’]+/gu, '-')
    .replace(/^-|-$/g, '');
}
