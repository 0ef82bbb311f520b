import Link from 'next/link';

export default function NotFound() {
  return (
    <section className="sheet stack column">
      <p>
        <span className="stamp">Return to sender</span>
      </p>
      <h1>Address unknown</h1>
      <p>Page not found, or you do not have access to it.</p>
      <p className="row">
        <Link className="button button-main" href="/desk">
          Go to your desk
        </Link>
        <Link className="button" href="/lobby">
          Open the lobby
        </Link>
      </p>
    </section>
  );
}
