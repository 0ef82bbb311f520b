import { CONSTANTS, TILE_IDS, TILES } from '@fieldpost/rules-animal-world-war/catalogue';
import styles from './gallery.module.css';
import { Picture, TILE_BOX } from './picture.tsx';
import { RuleAnchor } from './rule-anchor.tsx';

/** THE-RULES "Tile deck": the deck of tiles, and what lies on the other side of each. */
export function TileGallery() {
  return (
    <section className="sheet stack" aria-labelledby="tiles">
      <h2 id="tiles">Tiles</h2>
      <p>
        54 tiles. Cover is the roll that gets a shot past a tile. It is also the damage that makes the tile No Man’s
        Land. <RuleAnchor id="AWW-040" /> <RuleAnchor id="AWW-080" />
      </p>
      <ul className={styles.gallery}>
        {TILE_IDS.map((id) => (
          <TileItem key={id} id={id} />
        ))}
        <li id="tile-nml">
          <Picture name="face.nml" box={TILE_BOX} />
          <h3>No Man's Land</h3>
          <p>
            Cover {CONSTANTS.nmlCover}. The other side of every tile. It cannot collapse again.{' '}
            <RuleAnchor id="AWW-082" />
          </p>
        </li>
        <li>
          <Picture name="wreck" box="-60 -64 120 100" />
          <h3>Wreck and trench</h3>
          <p>
            A wreck gives cover {CONSTANTS.wreck.cover}, a trench {CONSTANTS.trench.cover}. It takes the damage of its
            tile until that equals its cover. <RuleAnchor id="AWW-170" /> <RuleAnchor id="AWW-171" />
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
