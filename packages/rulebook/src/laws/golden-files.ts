import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoldenGame } from '@fieldpost/engine/laws';

/** The golden matches of one edition: a JSON file each in `games/<id>@<edition>` beside this file. */
export function goldenFiles(name: string): readonly GoldenGame[] {
  const folder = join(import.meta.dirname, 'games', name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as GoldenGame);
}
