import { CONSTANTS, TILE_IDS, TILES } from '@fieldpost/rules-animal-world-war/catalogue';
import styles from './gallery.module.css';
import { Picture, TILE_BOX } from './picture.tsx';
import { RuleAnchor } from './rule-anchor.tsx';

/** D.1: the deck of tiles, and what lies on the other side of each. */
export function TileGallery() {
  return (
    <section className="sheet stack" aria-labelledby="tiles">
      <h2 id="tiles">Tiles</h2>
      <p>
        Fifty-four tiles. The cover is what a die must show to get past a tile, and the damage that turns it over.{' '}
        <RuleAnchor id="AWW-040" /> <RuleAnchor id="AWW-080" />
      </p>
      <ul className={styles.gallery}>
        {TILE_IDS.map((id) => (
          <TileItem key={id} id={id} />
        ))}
        <li id="tile-nml">
          <Picture name="face.nml" box={TILE_BOX} />
          <h3>No Man's Land</h3>
          <p>
            Cover {CONSTANTS.nmlCover}. The other side of every tile; it cannot fall again. <RuleAnchor id="AWW-082" />
          </p>
        </li>
        <li>
          <Picture name="wreck" box="-60 -64 120 100" />
          <h3>Wreck and trench</h3>
          <p>
            A wreck gives cover {CONSTANTS.wreck.cover} and bears as much, a trench {CONSTANTS.trench.cover}. While one
            stands it takes the damage of its tile. <RuleAnchor id="AWW-170" /> <RuleAnchor id="AWW-171" />
          </p>
        </li>
      </ul>
    </section>
  );
}

function TileItem({ id }: { readonly id: (typeof TILE_IDS)[number] }) {
  const { name, kind, cover, cannotCross, count } = TILES[id];
  return (
    <li id={`tile-${id}`}>
      <Picture name={`face.${id}`} box={TILE_BOX} />
      <h3>{name}</h3>
      <p>
        Cover {cover}, {kind}, {count} in the deck.{' '}
        {cannotCross ? (
          <>
            Cannot be crossed. <RuleAnchor id="AWW-004" />
          </>
        ) : null}
      </p>
    </li>
  );
}
