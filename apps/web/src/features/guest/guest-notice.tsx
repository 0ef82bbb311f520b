import Link from 'next/link';

/** Says to whom plays without an account how what they play stays theirs. */
export function GuestNotice({ next }: { readonly next: string }) {
  return (
    <section className="notice notice-warn stack" aria-label="You are playing as a guest">
      <p>
        <strong>You are playing as a guest.</strong> Create an account to keep your matches on every device and to get a
        letter when it is your move. Otherwise we delete them some days after your last visit. Times are shown in your
        browser’s time zone.
      </p>
      <p className="row">
        <Link className="button button-main" href={`/sign-up?next=${encodeURIComponent(next)}`} prefetch={false}>
          Create account
        </Link>
        <Link className="button" href={`/sign-in?next=${encodeURIComponent(next)}`} prefetch={false}>
          Sign in
        </Link>
      </p>
    </section>
  );
}
