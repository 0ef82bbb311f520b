import type { SceneNode } from '@fieldpost/boards';
import { createElement, type ReactElement } from 'react';

const camels = new Map<string, string>();

/** React's name of an SVG attribute: "stroke-width" is "strokeWidth". */
function camel(name: string): string {
  const known = camels.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  camels.set(name, made);
  return made;
}

function element(node: SceneNode, key: number): ReactElement {
  const props: Record<string, string | number> = { key };
  for (const [name, value] of Object.entries(node.attributes)) props[camel(name)] = value;
  return node.children.length === 0
    ? createElement(node.tag, props)
    : createElement(node.tag, props, elements(node.children));
}

/** A drawing's nodes as elements, for inside an `<svg>`. */
export function elements(nodes: readonly SceneNode[]): ReactElement[] {
  return nodes.map(element);
}
