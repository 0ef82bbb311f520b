import styles from './board-image.module.css';

type Props = {
  /** Address of the picture, to which the theme is added. */
  readonly src: string;
  /** Describes it; empty if the text beside it says the same. */
  readonly alt: string;
  /** The first thing of its page: fetched at once, by day at least. */
  readonly eager?: boolean;
};

/** A board as an image by day and one by lantern: the page's light decides which of them is fetched. */
export function BoardImage({ src, alt, eager = false }: Props) {
  const join = src.includes('?') ? '&' : '?';
  return (
    <span className={styles.board}>
      <img
        className={styles.day}
        src={`${src}${join}theme=light`}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        width={480}
        height={480}
      />
      <img className={styles.night} src={`${src}${join}theme=dark`} alt={alt} loading="lazy" width={480} height={480} />
    </span>
  );
}
