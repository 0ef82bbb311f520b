'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import type { CustomScenario } from './operations.ts';
import { type Drawn, useKeeping } from './use-keeping.ts';

type Props = {
  readonly drawn: Drawn;
  readonly rename: (title: string) => void;
  readonly first: CustomScenario | null;
  readonly signedIn: boolean;
  /** Whether the rules would take it. */
  readonly playable: boolean;
};

/** Names a drawing, keeps it, hands on its link, and begins a match on it: the same in every editor. */
export function SaveBar({ drawn, rename, first, signedIn, playable }: Props) {
  const { kept, busy, fault, unchanged, save, play } = useKeeping(drawn, first);
  const origin = useOrigin();
  return (
    <section className="stack" aria-label="Save and play">
      <label className="field">
        <span className="caption">Title</span>
        <input className="input" maxLength={80} value={drawn.title} onChange={(event) => rename(event.target.value)} />
      </label>
      <FaultNotice fault={fault} />
      {signedIn ? (
        <Keeping playable={playable} unchanged={unchanged} busy={busy} save={save} play={play} />
      ) : (
        <p className="notice">
          <a href={`/sign-in?next=${encodeURIComponent(`/fields/new?game=${drawn.ruleSet}`)}`}>Sign in</a> to save and
          play.
        </p>
      )}
      {kept?.shareKey && origin !== '' ? (
        <CopyField label="Share link: others can view, copy and play it" value={`${origin}/fields/${kept.shareKey}`} />
      ) : null}
    </section>
  );
}

/** The site's origin, as the browser sees it; '' on the server. */
function useOrigin(): string {
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    setOrigin(window.location.origin);
  }, []);
  return origin;
}

type KeepingProps = { readonly playable: boolean } & Pick<
  ReturnType<typeof useKeeping>,
  'unchanged' | 'busy' | 'save' | 'play'
>;

const UNPLAYABLE = 'Fix the listed problems before you play it.';

function Keeping({ playable, unchanged, busy, save, play }: KeepingProps) {
  const wrong = playable ? null : UNPLAYABLE;
  return (
    <div className="row">
      <Button className="button" waits={wrong ?? (unchanged ? 'All changes saved.' : busy)} onClick={() => void save()}>
        {unchanged ? 'Saved' : 'Save'}
      </Button>
      <Button className="button button-main" waits={wrong ?? busy} onClick={() => void play()}>
        Play
      </Button>
    </div>
  );
}
