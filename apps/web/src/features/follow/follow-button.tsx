'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { FOLLOW_MATCH, FOLLOW_PERSON, UNFOLLOW_MATCH, UNFOLLOW_PERSON } from './operations.ts';

type Props = {
  readonly of: 'person' | 'match';
  readonly id: string;
  /** The name or the title, for screen readers that read the button alone. */
  readonly name: string;
  readonly followed: boolean;
};

/** Follows somebody, or a match; pressed again, no more. */
export function FollowButton({ of, id, name, followed }: Props) {
  const [on, setOn] = useState(followed);
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const asked = () => {
    if (of === 'person') return on ? ask(UNFOLLOW_PERSON, { id }) : ask(FOLLOW_PERSON, { id });
    return on ? ask(UNFOLLOW_MATCH, { id }) : ask(FOLLOW_MATCH, { id });
  };
  const press = async (): Promise<void> => {
    if ((await run<object>(asked)) === null) return;
    setOn(!on);
    router.refresh();
  };
  return (
    <>
      <Button className="button" aria-pressed={on} waits={busy} onClick={() => void press()}>
        {on ? 'Following' : 'Follow'}
        <span className="unseen"> {name}</span>
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}
