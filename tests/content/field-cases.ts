export interface Case {
  /** Path below content/. */
  file: string;
  change: [words: string, others: string];
  /** Text on the reported line; by default, the replacement. */
  at?: string;
  key: string;
  sentence: string;
}

const amount = 'a price is a whole number of RWF, without quotes or commas: write 150000.';
const written =
  'write a whole number of RWF, such as 150000, or {"kind": "from", "amount": 900000}, {"kind": "range", "min": 15000, "max": 60000}, {"kind": "on-request"}.';

export const fieldCases: Record<string, Case> = {
  'an unknown category': {
    file: 'services.json',
    change: ['"category": "core"', '"category": "film"'],
    key: 'entries[0].category',
    sentence: 'found "film"; choose one of core, extended, custom.',
  },
  'an unknown product category': {
    file: 'products.json',
    change: ['"category": "frame"', '"category": "mask"'],
    key: '[0].category',
    sentence: 'found "mask"; write "frame" or "statue".',
  },
  'an unknown key': {
    file: 'products.json',
    change: ['"source": "studio"', '"sauce": "studio"'],
    key: '[0].sauce',
    sentence:
      'found a key that nothing reads; did you mean source? Known here: slug, name, price, source, category, picture, alt, description.',
  },
  'an unknown key in front matter': {
    file: 'policies/terms.mdx',
    change: ['source: studio', 'slug: conditions'],
    key: 'slug',
    sentence:
      'found a key that nothing reads; did you mean source? Known here: title, description, updated, source.',
  },
  'an occasion with too long a time': {
    file: 'occasions/weddings.mdx',
    change: ['time: "09:00"', 'time: "Nine in the morning"'],
    key: 'hours.acts[0].moments[0].time',
    sentence: 'found "Nine in the morning"; keep it to 9 letters: it is set large.',
  },
  'an occasion without a promise': {
    file: 'occasions/weddings.mdx',
    change: ['  - title: If something changes\n', '  - titel: If something changes\n'],
    key: 'promises[2].titel',
    sentence: 'found a key that nothing reads; did you mean title? Known here: title, text, link, source.',
  },
  'a duplicate key': {
    file: 'site.json',
    change: ['"tagline"', '"name": "FTS",\n  "tagline"'],
    at: '"name": "FTS",',
    key: 'name',
    sentence: 'found this key twice; keep one of the two.',
  },
  'a missing key': {
    file: 'testimonials.json',
    change: ['"company": ', '"role": '],
    at: '  {',
    key: '[0].company',
    sentence: 'found nothing; write the company of the client.',
  },
  'a value of the wrong type': {
    file: 'site.json',
    change: ['"vatRegistered": true', '"vatRegistered": "yes"'],
    key: 'vatRegistered',
    sentence: 'found "yes"; write true or false.',
  },
  'an unknown day of the opening hours': {
    file: 'site.json',
    change: ['"to": "Fri"', '"to": "Friday"'],
    key: 'officeHours[0].to',
    sentence: 'found "Friday"; write the day as Mon, Tue, Wed, Thu, Fri, Sat or Sun.',
  },
  'opening hours that end before they begin': {
    file: 'site.json',
    change: ['"closes": "20:00"', '"closes": "07:00"'],
    key: 'hours[0].closes',
    sentence: 'found "07:00"; write a closing time after the opening time.',
  },
  'opening hours as a sentence': {
    file: 'site.json',
    change: ['"officeHours": [{', '"officeHours": "Mon-Fri 9AM-6PM", "more": [{'],
    key: 'officeHours',
    sentence: 'found "Mon-Fri 9AM-6PM"; write at least one row with from, to, opens and closes.',
  },
  'a misspelt key of the opening hours': {
    file: 'site.json',
    change: ['"closes": "20:00"', '"closes": "20:00", "open": "09:00"'],
    key: 'hours[0].open',
    sentence: 'found a key that nothing reads; did you mean opens? Known here: from, to, opens, closes.',
  },
  'a list of the wrong length': {
    file: 'home.json',
    change: ['"slides": [', '"slides": [], "title": "Home", "other": ['],
    key: 'slides',
    sentence: 'found a list of 0; the home page shows 2 slides: add or remove some.',
  },
  'an excerpt over its limit': {
    file: 'insights/art-passion.mdx',
    change: ['excerpt: ', `excerpt: ${'Many words. '.repeat(30)}`],
    key: 'excerpt',
    sentence: 'keep the excerpt under 150 characters: four lines on a phone.',
  },
  'a missing comma': {
    file: 'contact.json',
    change: ['",', '"'],
    at: '"description"',
    key: '(the whole file)',
    sentence: 'this is not JSON: a comma is missing before this.',
  },
  'an extra comma': {
    file: 'testimonials.json',
    change: ['"source": "studio"\n  }\n]', '"source": "studio"\n  },\n]'],
    at: ']\n',
    key: '(the whole file)',
    sentence: 'this is not JSON: a value is missing, or the comma before is one too many.',
  },
  'unquoted text with a colon': {
    file: 'insights/art-passion.mdx',
    change: ['author: ', 'author: by: '],
    key: '(the whole file)',
    sentence: 'this cannot be read: words with a colon in them need quotes around them.',
  },
  'a file without front matter': {
    file: 'insights/art-passion.mdx',
    change: ['---\nslug', 'slug'],
    key: '(the whole file)',
    sentence: 'found no front matter; begin with a line of three dashes, the keys, and three dashes again.',
  },
  'an unquoted date': {
    file: 'policies/terms.mdx',
    change: ['updated: "2026-11-27"', 'updated: 2026-11-27'],
    key: 'updated',
    sentence:
      'found the date 2026-11-27 without quotes; write the date in quotes as year-month-day, for example "2026-11-21".',
  },
  'a quoted price': {
    file: 'prices/sessions.json',
    change: ['"basic": 150000', '"basic": "150,000"'],
    key: 'photography.prices.2h.basic',
    sentence: `found "150,000"; ${amount}`,
  },
  'a tier without a price': {
    file: 'prices/sessions.json',
    change: ['"basic": 150000,', ''],
    at: '"2h": {',
    key: 'photography.prices.2h.basic',
    sentence: `found nothing; ${amount}`,
  },
  'a catalogue tier without a price': {
    file: 'prices/catalogue.json',
    change: ['"basic": 6500000,', ''],
    at: '"prices"',
    key: 'categories[0].services[0].prices.basic',
    sentence: `found nothing; ${written}`,
  },
  'an unknown kind of price': {
    file: 'prices/catalogue.json',
    change: ['"basic": 6500000', '"basic": { "kind": "about", "amount": 6500000 }'],
    key: 'categories[0].services[0].prices.basic',
    sentence: `found {"kind":"about","amount":6500000}; ${written}`,
  },
  'a task due half a day after the session': {
    file: 'tasks.json',
    change: ['"title": "Select", "days": 1 ', '"title": "Select", "days": 1.5 '],
    key: 'jobs[0].tasks[3].days',
    sentence: 'write how many days after the session it is due, without quotes: 3; -2 is two days before it.',
  },
  'a task due before the one that comes first': {
    file: 'tasks.json',
    change: ['"title": "Cut", "days": 4 ', '"title": "Cut", "days": -4 '],
    key: 'jobs[1].tasks[3].days',
    sentence: 'found -4; the task before it is due later: order them by their days.',
  },
};
