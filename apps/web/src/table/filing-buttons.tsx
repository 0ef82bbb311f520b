import styles from './panels.module.css';

type Props = {
  /** Something differs from what is filed. */
  readonly changed: boolean;
  /** It may be filed as it is now. */
  readonly ready: boolean;
  readonly reset: () => void;
  readonly file: () => void;
};

/** Under standing orders that are being changed: back to what is filed, or filed as they are now. */
export function FilingButtons({ changed, ready, reset, file }: Props) {
  return (
    <div className={styles.actions}>
      <button type="button" className="button" disabled={!changed} onClick={reset}>
        As filed
      </button>
      <button type="button" className="button button-main" disabled={!changed || !ready} onClick={file}>
        File these orders
      </button>
    </div>
  );
}
