import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of one page. */
export interface Verdict {
  /** Of 100, by category. */
  scores: Record<string, number>;
  /** What keeps a category from its full score, in a line each. */
  below: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's own run for phones, in a browser that listens on this port. Throws where the page cannot be measured, or leads to another. */
export async function runLighthouse(url: string, port: number, skipAudits: string[]): Promise<Verdict> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories, skipAudits });
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    below: Object.values(lhr.categories).flatMap((category) => below(category, lhr.audits)),
  };
}

/** What weighs nothing only advises. */
function below({ id: category, auditRefs }: Result.Category, audits: Result['audits']): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? `${category}: ${title} ${displayValue}`.trim() : [];
  });
}
