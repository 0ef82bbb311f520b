import styles from '../../../features/rules/rules.module.css';

/** A link to a numbered rule further down the page. */
export const RuleAnchor = ({ id }: { readonly id: string }) => (
  <a className={styles.link} href={`#${id}`}>
    {id}
  </a>
);
