import { placesIn } from '@fieldpost/boards/world-war-awesome';
import { tellWith } from '@fieldpost/rules-world-war-awesome/table';
import { namesIn } from './menu.ts';
import styles from './table.module.css';
import type { Running } from './use-animation.ts';

/** What is happening, in a sentence; orders of tanks as the wireless types them. */
export function Caption({ running }: { readonly running: Running }) {
  const { notice, war } = running.step;
  return (
    <p className={styles.telling} data-typed={notice.type === 'ordered' ? '' : undefined}>
      {placesIn(tellWith(notice, namesIn(war)), war)}
    </p>
  );
}
