/** The file in which a page fetches the pictures of all tactics cards. */
import { TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import { group } from '../scene/scene.ts';
import { nodesToSvg } from '../scene/to-svg.ts';
import { SITE } from './palette.ts';
import { drawVignette } from './vignettes/index.ts';

/** An SVG file with the picture of each tactics card under the card's id, in the colours of the page that refers to it. */
export function pictureFile(): string {
  const pictures = TACTICS.map(({ id }) => group({ id }, [drawVignette(id, SITE)]));
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${nodesToSvg(pictures)}</defs></svg>`;
}
