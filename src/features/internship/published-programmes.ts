import internships from '#content/internships.json' with { type: 'json' };

/** The programmes that one can apply for: titles by slug, as the server and the mails name them. */
export const programmeTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(internships.apply.programmes),
);

/** What they cost in all, in RWF, by slug. */
export const programmeFees: ReadonlyMap<string, number> = new Map(Object.entries(internships.apply.fees));

interface Programme {
  id: string;
  data: { title: string; tuitionFee: number; materialsFee: number };
}

const feeOf = ({ tuitionFee, materialsFee }: Programme['data']) => tuitionFee + materialsFee;

/** Checks that the lists agree with the programmes' own pages. Throws an error that says what to write instead. */
export function checkProgrammeTitles(
  programmes: readonly Programme[],
  titles: ReadonlyMap<string, string> = programmeTitles,
  fees: ReadonlyMap<string, number> = programmeFees,
): void {
  const wrong = programmes.filter(({ id, data }) => titles.get(id) !== data.title);
  const pages = new Set(programmes.map(({ id }) => id));
  const gone = [...titles.keys()].filter((slug) => !pages.has(slug));
  const dear = programmes.filter(({ id, data }) => fees.get(id) !== feeOf(data));
  if (wrong.length + gone.length + dear.length === 0) return;
  const mistakes = [
    ...wrong.map(({ id, data }) => `  apply.programmes: write "${id}": "${data.title}", as its page says.`),
    ...dear.map(
      ({ id, data }) => `  apply.fees: write "${id}": ${feeOf(data)}, tuition and materials of its page.`,
    ),
    ...gone.map((slug) => `  apply.programmes: take "${slug}" out, there is no page for it.`),
  ];
  throw new Error(['content/internships.json does not name the programmes:', ...mistakes].join('\n'));
}
