/** A way into the rules: to a numbered rule, or to a soldier, tile, objective or tactic there. */
export const RuleLink = ({ to, word }: { readonly to: string; readonly word?: string }) => (
  <a href={`/rules/animal-world-war#${to}`} target="_blank" rel="noreferrer">
    {word ?? to}
  </a>
);
