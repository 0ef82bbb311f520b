/** LC-141: the map of a war as a picture of its letter. */
import { createRequire } from 'node:module';
import { toSvg } from '@fieldpost/boards';
import { drawWar, nameDrop, TOP } from '@fieldpost/boards/war';
import type { AnyCampaign, Atlas, Json } from '@fieldpost/engine';
import { renderAsync } from '@resvg/resvg-js';
import { escapeHtml } from '../../platform/mail/letter-html.ts';
import type { InlinePicture } from '../../platform/mail/mailer.ts';
import type { Shown } from '../first-screen.ts';

const WIDTH = 880;
const TYPEWRITER = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf',
);
const FONT = { loadSystemFonts: false, fontFiles: [TYPEWRITER], defaultFontFamily: 'Special Elite' };

/** The map, and its picture. */
export type WarPicture = Shown & { readonly inline: InlinePicture };

/** The names under the cities, each with a rim of paper. In units of the map. */
function names({ places }: Atlas): string {
  const size = 'font-family="Special Elite" font-size="3.4" text-anchor="middle"';
  const rim = 'fill="#f1e7cd" stroke="#f1e7cd" stroke-width="1" stroke-linejoin="round"';
  return places
    .map(({ at: [x, y], name, key }) => {
      const text = (more: string): string =>
        `<text x="${x}" y="${y + nameDrop({ key }) - TOP}" ${size} ${more}>${escapeHtml(name)}</text>`;
      return `${text(rim)}${text('fill="#1b2430"')}`;
    })
    .join('');
}

/** The war as it stood in a state; `id` names the letter. */
export async function warPicture(rules: AnyCampaign, state: Json, id: string): Promise<WarPicture> {
  const scene = drawWar(rules.atlas, rules.glance(state), WIDTH);
  const svg = toSvg(scene).replace('</svg>', '');
  const image = await renderAsync(`${svg}${names(rules.atlas)}</svg>`, {
    font: FONT,
    fitTo: { mode: 'width', value: WIDTH },
  });
  const cid = `map.${id}@fieldpost`;
  const inline = { cid, filename: 'map.png', contentType: 'image/png', content: image.asPng() } as const;
  return { cid, alt: `The map of the war. ${scene.description}`, shape: scene.height / scene.width, inline };
}
