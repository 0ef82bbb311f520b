'use client';

/** A page that broke down. `reset` tries it again. */
export default function Failed({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <section className="sheet stack column" role="alert">
      <p>
        <span className="stamp">Line cut</span>
      </p>
      <h1>This page could not be loaded</h1>
      <p>Something went wrong on our side; none of your moves are lost. Try again in a few minutes.</p>
      <p>
        <button type="button" className="button button-main" onClick={reset}>
          Try again
        </button>
      </p>
    </section>
  );
}
