import type { FirstGame } from '../../games/manifest.ts';

type Props = {
  readonly first: FirstGame;
  readonly busy: boolean;
  readonly play: () => void;
};

/** A short match against the computer, by one press. */
export function FirstMatch({ first, busy, play }: Props) {
  return (
    <section className="stack" aria-label={first.title}>
      <p>
        <strong>{first.title}.</strong> {first.about}
      </p>
      <p className="row">
        <button type="button" className="button button-main" disabled={busy} onClick={play}>
          Play it now
        </button>
      </p>
    </section>
  );
}
