/** Maximum ancestors of the tapped element to search for a known name. */
const MAX_STEPS = 6;
const LONGEST = 300;

/**
 * True for a short visual form beside a full name for screen readers. Only the name counts, unless the player tapped
 * the short form.
 */
const isBeside = (node: Node, element: Element): boolean => {
  const hidden = node.parentElement?.closest('[aria-hidden="true"]') ?? null;
  return hidden !== null && hidden !== element && element.contains(hidden);
};

/** The words within an element as they are read: what stands in parts of its own is not glued together. */
function wordsIn(element: Element): string {
  const parts: string[] = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    isBeside(node, element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walk.nextNode()) parts.push(walk.currentNode.nodeValue ?? '');
  return parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();
}

/** The title of what waits says why, which is no name; that of all else is one. */
const titleOf = (element: Element): string =>
  element.getAttribute('aria-disabled') === 'true' ? '' : (element.getAttribute('title') ?? '');

/** The element's own name: its accessible name, or else its short text. */
function ownName(element: Element): string {
  const called = element.getAttribute('aria-label') || titleOf(element);
  if (called !== '') return called;
  const text = wordsIn(element);
  return text.length <= LONGEST ? text : '';
}

export type NamedElement = { readonly element: Element; readonly name: string };

/** The names of the tapped element and its ancestors within `within`, the nearest first; elements without a name are left out. */
export function namesAround(target: Element, within: Element): readonly NamedElement[] {
  const found: NamedElement[] = [];
  let element: Element | null = target;
  for (let step = 0; element !== null && element !== within && step < MAX_STEPS; step += 1) {
    const name = ownName(element);
    if (name !== '' && name !== found.at(-1)?.name) found.push({ element, name });
    element = element.parentElement;
  }
  return found;
}
