const names = [
  'Aline Uwase',
  'Jean Bosco Habimana',
  'Divine Mukamana',
  'Eric Ndayisaba',
  'Sandrine Ingabire',
  'Patrick Mugisha',
  'Chantal Nyirahabimana',
  'Olivier Nkurunziza',
  'Grace Umutoni',
  'Fabrice Tuyishime',
  'Solange Uwimana',
  'Yves Iradukunda',
  'Claudine Mukeshimana',
  'Théoneste Bizimana',
] as const;

/** Domain of all sample addresses; reserved, so it never resolves. */
export const sampleDomain = 'sample.example';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

export function person(number: number): Person {
  const name = names[number % names.length] ?? names[0];
  const mailbox = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return {
    name: `${name} (sample)`,
    email: `${mailbox}.${number}@${sampleDomain}`,
    // The Paypack sandbox picks the phone's behaviour by the last two digits; most of these approve.
    phone: `0788${String(100_000 + number * 37).slice(-6)}`,
  };
}
