import type { ReactNode } from 'react';

type Props = {
  /** Describes the content to screen readers. */
  readonly label: string;
  /** How high or wide it may become, where the page says so. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A scrolling box for content that may be larger: by finger, by wheel, and, as WCAG 2.1.1 asks, by the arrow keys. */
export function Scrolled({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be scrolled by keys, too
    <section className={`scrolled ${className}`.trim()} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
