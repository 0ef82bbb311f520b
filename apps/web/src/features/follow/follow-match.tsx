'use client';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FollowButton } from './follow-button.tsx';
import { FOLLOWED } from './operations.ts';

/** Lets a spectator ask for a notification of the result. */
export function FollowMatch({ id, title }: { readonly id: string; readonly title: string }) {
  const [followed, setFollowed] = useState<boolean | null>(null);
  useEffect(() => {
    void ask(FOLLOWED, {}).then((answer) => {
      if (answer.ok) setFollowed(answer.value.following.matchIds.includes(id));
    });
  }, [id]);
  if (followed === null) return null;
  return (
    <section className="stack" aria-label="Follow">
      <p>Follow a match to hear how it ends.</p>
      <p>
        <FollowButton of="match" id={id} name={title} followed={followed} />
      </p>
    </section>
  );
}
