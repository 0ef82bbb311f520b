import Link from 'next/link';

export default function NotFound() {
  return (
    <section className="sheet stack column">
      <p>
        <span className="stamp">Return to sender</span>
      </p>
      <h1>Address unknown</h1>
      <p>Nothing is kept under this address: it was mistyped, it was called off, or it is not for you to see.</p>
      <p className="row">
        <Link className="button button-main" href="/desk">
          To your desk
        </Link>
        <Link className="button" href="/lobby">
          To the lobby
        </Link>
      </p>
    </section>
  );
}
