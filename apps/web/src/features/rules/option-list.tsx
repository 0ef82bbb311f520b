type Props = { readonly options: readonly { readonly key: string; readonly title: string }[] };

/** The options for the creator of a match, in the rules of the game. */
export function OptionList({ options }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="options">
      <h2 id="options">Options</h2>
      <p>The creator of a match chooses these. Everyone sees them before joining.</p>
      <ul>
        {options.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
