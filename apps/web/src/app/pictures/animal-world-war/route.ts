import { pictureFile } from '@fieldpost/boards/animal-world-war/pictures';

/** Every tile, animal, vehicle and token of Animal World War, each under its name: boards on a page refer to them. */
export function GET(): Response {
  return new Response(pictureFile(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
