/** How long something takes to its new place. */
const timing = { duration: 250, easing: 'ease-out' };

/**
 * Makes a change after which parts of a list, and what comes below it, have another place: they glide there, so that nothing
 * jumps under the eyes of someone who reads. With less motion they fade in where they are then. `cards` are the parts where they
 * are not the children of the list.
 */
export function glide(
  list: HTMLElement,
  change: () => void,
  cards: () => Iterable<Element> = () => list.children,
): void {
  // What is above the window moves nothing: the browser keeps what one looks at where it is.
  if (list.getBoundingClientRect().bottom <= 0) {
    change();
    return;
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = new Map(seenParts(list, cards()));
  change();
  for (const [part, now] of seenParts(list, cards())) {
    const was = before.get(part);
    if (was?.x === now.x && was.y === now.y) continue;
    if (was === undefined || still) part.animate({ opacity: [0, 1] }, timing);
    else part.animate({ transform: [`translate(${was.x - now.x}px, ${was.y - now.y}px)`, 'none'] }, timing);
  }
}

/** The parts of a list and what comes below it on the page, with their places; nothing that is hidden. */
function seenParts(list: HTMLElement, cards: Iterable<Element>): [Element, DOMRect][] {
  return [...cards, ...followers(list)]
    .map((part): [Element, DOMRect] => [part, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && height > 0);
}

function followers(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling) found.push(next);
  return found;
}
