/** People who do not exist. Each is marked as a sample wherever they appear, and their addresses reach nobody. */

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

/** Ends every sample's address; the domain is reserved and never resolves. */
export const sampleDomain = 'sample.example';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** One of them, the same for the same number. */
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
    // The sandbox of Paypack tells by the last digits how the phone behaves; these approve.
    phone: `0788${String(100_000 + number * 37).slice(-6)}`,
  };
}
