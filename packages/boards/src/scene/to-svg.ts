import { flat } from './flat.ts';
import type { Scene, SceneNode } from './scene.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function nodeToSvg(node: SceneNode): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${nodesToSvg(node.children)}</${node.tag}>`;
}

/** Nodes as text, without a frame: for a layer inside an `<svg>` that is already there. */
export function nodesToSvg(nodes: readonly SceneNode[]): string {
  return nodes.map(nodeToSvg).join('');
}

/** The same for what seldom changes and is moved as a whole: without transforms, so that a browser has the least to keep books of. */
export function layerToSvg(nodes: readonly SceneNode[]): string {
  return nodesToSvg(flat(nodes));
}

/** The whole picture as one SVG document. It needs no fonts, no variables and nothing from outside. */
export function toSvg(scene: Scene): string {
  const height = Math.round((scene.size * scene.height) / scene.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${scene.size}" height="${height}" ` +
    `viewBox="0 0 ${scene.width} ${scene.height}"><title>${escaped(scene.title)}</title>` +
    `<desc>${escaped(scene.description)}</desc>${nodesToSvg(scene.nodes)}</svg>`
  );
}
