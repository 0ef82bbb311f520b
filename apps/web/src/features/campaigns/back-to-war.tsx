import Link from 'next/link';

/** The head of a page that belongs to a war. */
export function BackToWar({ id, title, page }: { readonly id: string; readonly title: string; readonly page: string }) {
  return (
    <header className="page-head">
      <div>
        <p className="small">
          <Link href={`/campaigns/${id}`}>{title}</Link>
        </p>
        <h1>{page}</h1>
      </div>
    </header>
  );
}
