/** Services that take people for a day, each with its own limit (docs/product.md, Availability). */
export const dayServices = ['photography', 'videography', 'editing', 'audio', 'dance'] as const;

export type DayService = (typeof dayServices)[number];

/** Bookings a day by service; without a number only the day's capacity limits it. */
export type ServiceCapacity = Partial<Record<DayService, number | undefined>>;

export const dayServiceNames: Record<DayService, string> = {
  photography: 'Photography',
  videography: 'Videography',
  editing: 'Editing & retouching',
  audio: 'Audio production',
  dance: 'Dance',
};

/** Finds the services named in a package's subject, which staff type: "Photography and videography". */
export function dayServicesNamed(words: string): DayService[] {
  // "Editing & retouching" contains a separator, so replace names with ids before splitting.
  const said = dayServices.reduce(
    (text, id) => text.replaceAll(dayServiceNames[id].toLowerCase(), id),
    words.toLowerCase(),
  );
  const parts = said.split(/[,;&+/]|\band\b/).map((part) => part.trim());
  return dayServices.filter((id) => parts.includes(id));
}

export function exhaustedServices(
  capacity: ServiceCapacity,
  taken: ReadonlyMap<DayService, number> | undefined,
): DayService[] {
  return dayServices.filter((id) => (taken?.get(id) ?? 0) >= (capacity[id] ?? Number.POSITIVE_INFINITY));
}
