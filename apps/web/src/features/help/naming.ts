/** How far one looks outwards from what was touched for something that is known. */
const MOST_STEPS = 6;
const LONGEST = 300;

/** What an element is called by itself: as a screen reader calls it, else by the little text that it holds. */
function ownName(element: Element): string {
  const called = element.getAttribute('aria-label') ?? element.getAttribute('title');
  if (called !== null && called !== '') return called;
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length <= LONGEST ? text : '';
}

export type NamedElement = { readonly element: Element; readonly name: string };

/** What was touched, and whatever lies around it within `within`, the nearest first; what has no name is left out. */
export function namesAround(target: Element, within: Element): readonly NamedElement[] {
  const found: NamedElement[] = [];
  let element: Element | null = target;
  for (let step = 0; element !== null && element !== within && step < MOST_STEPS; step += 1) {
    const name = ownName(element);
    if (name !== '' && name !== found.at(-1)?.name) found.push({ element, name });
    element = element.parentElement;
  }
  return found;
}
