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
  const after = seenParts(list, cards());
  const moves = new Map(after.map(([part, now]) => [part, moveOf(before.get(part), now)]));
  for (const [part, move] of moves) {
    if (move === undefined) part.animate({ opacity: [0, 1] }, timing);
    else glidePart(part, without(move, outerMove(part, moves)), still);
  }
}

interface Move {
  x: number;
  y: number;
}

function glidePart(part: Element, { x, y }: Move, still: boolean): void {
  if (x === 0 && y === 0) return;
  if (still) part.animate({ opacity: [0, 1] }, timing);
  else part.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, timing);
}

/** How far back it was; undefined for what is new. */
function moveOf(was: DOMRect | undefined, now: DOMRect): Move | undefined {
  return was && { x: was.x - now.x, y: was.y - now.y };
}

/** What is within a part that moves is taken along by it. */
function outerMove(part: Element, moves: ReadonlyMap<Element, Move | undefined>): Move | undefined {
  for (let at = part.parentElement; at !== null; at = at.parentElement)
    if (moves.has(at)) return moves.get(at);
  return undefined;
}

function without({ x, y }: Move, outer: Move = { x: 0, y: 0 }): Move {
  return { x: x - outer.x, y: y - outer.y };
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
