import { pictureFile } from '@fieldpost/boards/tank-killers/pictures';

/** The picture of every tactics card of Tank Killers, each under its id: the rules page refers to them. */
export function GET(): Response {
  return new Response(pictureFile(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
