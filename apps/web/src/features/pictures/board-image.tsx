import styles from './board-image.module.css';

type Props = {
  /** Address of the picture, to which the theme is added. */
  readonly src: string;
  /** What it shows; empty where words beside it say the same. */
  readonly alt: string;
  readonly eager?: boolean;
};

/** A board as an image by day and one by lantern: the page's light decides which of them is fetched. */
export function BoardImage({ src, alt, eager = false }: Props) {
  const loading = eager ? 'eager' : 'lazy';
  const join = src.includes('?') ? '&' : '?';
  return (
    <span className={styles.board}>
      <img
        className={styles.day}
        src={`${src}${join}theme=light`}
        alt={alt}
        loading={loading}
        width={480}
        height={480}
      />
      <img
        className={styles.night}
        src={`${src}${join}theme=dark`}
        alt={alt}
        loading={loading}
        width={480}
        height={480}
      />
    </span>
  );
}
