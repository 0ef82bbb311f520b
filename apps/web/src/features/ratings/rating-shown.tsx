import type { MatchInList } from '@fieldpost/client';

/** What somebody is worth in this game, after their name; nothing where they are not rated yet. */
export function RatingShown({ rating }: { readonly rating: MatchInList['seats'][number]['rating'] }) {
  if (rating === null) return null;
  return (
    <span className="soft">
      {' '}
      <span className="unseen">rated </span>
      {rating.rating}
      {rating.provisional ? (
        <>
          <span aria-hidden="true">?</span>
          <span className="unseen"> (provisional)</span>
        </>
      ) : null}
    </span>
  );
}
