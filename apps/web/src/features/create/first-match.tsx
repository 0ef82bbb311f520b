import { Button } from '../../design/button.tsx';
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
        <Button className="button button-main" waits={busy} onClick={play}>
          Play it now
        </Button>
      </p>
    </section>
  );
}
