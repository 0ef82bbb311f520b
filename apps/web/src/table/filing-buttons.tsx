import { Button } from '../design/button.tsx';
import styles from './panels.module.css';

type Props = {
  /** Something differs from what is filed. */
  readonly changed: boolean;
  /** Nothing is under way. */
  readonly ready: boolean;
  /** Why it cannot be filed as it is now; null: it can. */
  readonly wrong?: string | null;
  readonly reset: () => void;
  readonly file: () => void;
};

const AS_FILED = 'Nothing to save: these orders are already in force.';

/** Under standing orders that are being changed: back to what is filed, or filed as they are now. */
export function FilingButtons({ changed, ready, wrong = null, reset, file }: Props) {
  return (
    <div className={styles.giving}>
      <Button className="button" waits={changed ? null : AS_FILED} onClick={reset}>
        Discard changes
      </Button>
      <Button className="button button-main" waits={changed ? (wrong ?? !ready) : AS_FILED} onClick={file}>
        Save orders
      </Button>
    </div>
  );
}
