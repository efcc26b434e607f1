import internships from '#content/internships.json' with { type: 'json' };

/** The programmes that one can apply for: titles by slug, as the server and the mails name them. */
export const programmeTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(internships.apply.programmes),
);

/** What they cost in all, in RWF, by slug. */
export const programmeFees: ReadonlyMap<string, number> = new Map(Object.entries(internships.apply.fees));
