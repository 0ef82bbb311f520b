'use client';

/** Prints the page: tables and fixtures, without what can be pressed. */
export function PrintButton() {
  return (
    <button type="button" className="button" onClick={() => window.print()}>
      Print this page
    </button>
  );
}
