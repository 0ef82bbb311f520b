import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { takesBrotli } from '../../gateway/takes-brotli.ts';
import { pictureAnswer } from './picture.ts';

const compress = promisify(brotliCompress);

/** `packed` null: that is still going on. */
type Kept = { readonly svg: string; packed: Uint8Array<ArrayBuffer> | null };

/** By what is drawn: as many as there are listed scenarios and games, in two themes. */
const kept = new Map<string, Kept>();

const CACHE = 'public, max-age=86400';

/**
 * The answer of a picture that hangs on nothing but the program: it is drawn once, and packed as tightly as Brotli can (a third less than
 * while somebody waits). Whoever comes before that is done gets it as it is. @param key what is drawn; `draw`: null: there is no such picture
 */
export async function lastingPicture(request: Request, key: string, draw: () => string | null): Promise<Response> {
  const found = kept.get(key) ?? keep(key, draw());
  if (found === null) return pictureAnswer(null, CACHE);
  if (found.packed === null || !takesBrotli(request.headers.get('accept-encoding') ?? ''))
    return pictureAnswer(found.svg, CACHE);
  return new Response(found.packed, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': CACHE,
    },
  });
}

/** What is not there is not kept: anybody can ask for anything. */
function keep(key: string, svg: string | null): Kept | null {
  if (svg === null) return null;
  const one: Kept = { svg, packed: null };
  kept.set(key, one);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  void compress(svg, { params }).then(
    (packed) => {
      one.packed = new Uint8Array(packed);
    },
    () => {},
  );
  return one;
}
