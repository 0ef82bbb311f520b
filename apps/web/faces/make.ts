import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CUTS, cutOf } from './cut.ts';

/** Cuts the faces again after a change of a range or a package: `node apps/web/faces/make.ts`. */
await Promise.all(
  Object.entries(CUTS).map(async ([name, cut]) =>
    writeFile(path.join(import.meta.dirname, '../src/design/faces', `${name}.woff2`), await cutOf(cut)),
  ),
);
