import internships from '#content/internships.json' with { type: 'json' };

/** The programmes that one can apply for: titles by slug, as the server and the mails name them. */
export const programmeTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(internships.apply.programmes),
);

interface Programme {
  id: string;
  data: { title: string };
}

/** Checks that the list agrees with the programmes' own pages. Throws an error that says what to write instead. */
export function checkProgrammeTitles(
  programmes: readonly Programme[],
  titles: ReadonlyMap<string, string> = programmeTitles,
): void {
  const wrong = programmes.filter(({ id, data }) => titles.get(id) !== data.title);
  const pages = new Set(programmes.map(({ id }) => id));
  const gone = [...titles.keys()].filter((slug) => !pages.has(slug));
  if (wrong.length + gone.length === 0) return;
  const mistakes = [
    ...wrong.map(({ id, data }) => `  apply.programmes: write "${id}": "${data.title}", as its page says.`),
    ...gone.map((slug) => `  apply.programmes: take "${slug}" out, there is no page for it.`),
  ];
  throw new Error(['content/internships.json does not name the programmes:', ...mistakes].join('\n'));
}
