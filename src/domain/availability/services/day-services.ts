/** What the people of the studio do on a day, each of which can be limited on its own (docs/product.md, Availability). */
export const dayServices = ['photography', 'videography', 'editing', 'audio', 'dance'] as const;

export type DayService = (typeof dayServices)[number];

/** How many bookings of a day include a service at most; without a number, as many as the day takes. */
export type ServiceCapacity = Partial<Record<DayService, number | undefined>>;

/** What each is called. */
export const dayServiceNames: Record<DayService, string> = {
  photography: 'Photography',
  videography: 'Videography',
  editing: 'Editing & retouching',
  audio: 'Audio production',
  dance: 'Dance',
};

/** The services that these words name, by which staff say what a package is about: "Photography and videography". */
export function dayServicesNamed(words: string): DayService[] {
  // "Editing & retouching" is one of them, so names come before what stands between them.
  const said = dayServices.reduce(
    (text, id) => text.replaceAll(dayServiceNames[id].toLowerCase(), id),
    words.toLowerCase(),
  );
  const parts = said.split(/[,;&+/]|\band\b/).map((part) => part.trim());
  return dayServices.filter((id) => parts.includes(id));
}

/** Services within a sentence: "photography", "photography and audio production". */
export function servicesText(services: readonly DayService[]): string {
  const names = services.map((id) => dayServiceNames[id].toLowerCase());
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Those of which no booking fits any more. */
export function fullServices(
  capacity: ServiceCapacity,
  taken: ReadonlyMap<DayService, number> | undefined,
): DayService[] {
  return dayServices.filter((id) => (taken?.get(id) ?? 0) >= (capacity[id] ?? Number.POSITIVE_INFINITY));
}
