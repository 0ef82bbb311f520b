import type { MatchInList } from '@fieldpost/client';

/** The player's rating in this game, after their name; nothing while they are unrated. */
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
