import type { Page } from 'playwright-core';

/**
 * Finds places where a browser would build another page from the same text, for example a `div` in a `p`, or a link in a link. React warns
 * of them in its development build alone. The browser rebuilds such a page on arrival, and its elements may then differ from React's.
 * @returns the first such place in words; null if there is none
 */
export const misplaced = (page: Page): Promise<string | null> => page.evaluate(firstMisplaced);

/** Runs in the page. */
function firstMisplaced(): string | null {
  /**
   * All elements in their order, each with how deep it lies. Without scripts a `noscript` is read otherwise: not here. Sheets of style
   * are left out: read again they lack the page's nonce, and its policy complains.
   */
  const built = (root: Document): readonly (readonly [depth: number, one: Element])[] => {
    const found: [number, Element][] = [];
    const walk = (one: Element, depth: number) => {
      if (one.localName === 'style') return;
      found.push([depth, one]);
      if (one.localName !== 'noscript') for (const part of one.children) walk(part, depth + 1);
    };
    walk(root.documentElement, 0);
    return found;
  };
  const here = built(document);
  const text = document.documentElement.outerHTML.replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
  const read = built(new DOMParser().parseFromString(text, 'text/html'));
  const at = here.findIndex(
    ([depth, one], index) => depth !== read[index]?.[0] || one.localName !== read[index]?.[1].localName,
  );
  const found = here[at]?.[1];
  if (found === undefined) return null;
  const inside = found.parentElement?.closest('p, a, button, form, table, h1, h2, h3, h4, h5, h6, option, li, dt, dd');
  return `<${found.localName}> in <${inside?.localName}>: ${found.outerHTML.slice(0, 200)}`;
}
