import { flat } from './flat.ts';
import type { Scene, SceneNode } from './scene.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function nodeToSvg({ tag, attributes, children }: SceneNode): string {
  let text = `<${tag}`;
  for (const name in attributes) {
    const value = attributes[name];
    text += ` ${name}="${typeof value === 'number' ? value : escaped(String(value))}"`;
  }
  return children.length === 0 ? `${text}/>` : `${text}>${nodesToSvg(children)}</${tag}>`;
}

/** Nodes as text, without a frame: for a layer inside an `<svg>` that is already there. */
export function nodesToSvg(nodes: readonly SceneNode[]): string {
  let text = '';
  for (const node of nodes) text += nodeToSvg(node);
  return text;
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
