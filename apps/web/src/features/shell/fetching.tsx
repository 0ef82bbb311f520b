/** Shown while a page is on its way. */
export function Fetching() {
  return (
    <p className="row typed" role="status">
      <span className="wait" aria-hidden="true" /> Loading …
    </p>
  );
}
