'use client';
import type { Json } from '@fieldpost/client';
import { useEffect, useState } from 'react';
import { ask } from '../../../connection/browser.ts';
import { usualClock } from '../../../features/create/draft.ts';
import { bringSalt } from '../../../features/dice/bringing.ts';
import { type CustomScenario, PLAY_SCENARIO, SAVE_SCENARIO } from '../../../features/fields/operations.ts';
import { CopyField } from '../../../features/forms/copy-field.tsx';
import { FaultNotice } from '../../../features/forms/fault-notice.tsx';
import { useSending } from '../../../features/forms/use-sending.ts';
import { enter } from '../../../features/sign-in/enter.ts';
import { documentOf } from './document.ts';
import type { Drawing } from './drawing.ts';
import styles from './field-editor.module.css';

const RULE_SET = 'animal-world-war';

type Props = {
  readonly drawing: Drawing;
  readonly rename: (title: string) => void;
  readonly first: CustomScenario | null;
  readonly signedIn: boolean;
  readonly playable: boolean;
};

/** Keeps a drawing, hands on its link, and begins a match on it. Somebody else's is kept as a copy. */
export function SaveBar({ drawing, rename, first, signedIn, playable }: Props) {
  const [kept, setKept] = useState(first?.mine ? first : null);
  const { busy, fault, run } = useSending();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const document = documentOf(drawing) as Json;
  // As the service keeps it, a document names all that is left out here: what was sent is compared.
  const written = JSON.stringify([drawing.title, document]);
  const [sent, setSent] = useState(kept === null ? '' : written);
  const unchanged = kept !== null && sent === written;
  const save = async (): Promise<CustomScenario | null> => {
    if (unchanged) return kept;
    const input = {
      id: kept?.id ?? null,
      ruleSet: RULE_SET,
      title: drawing.title,
      document,
      revision: kept?.revision ?? null,
    };
    const saved = await run(() => ask(SAVE_SCENARIO, { input }));
    if (saved === null) return null;
    setKept(saved.saveScenario);
    setSent(written);
    window.history.replaceState(null, '', `/fields/${saved.saveScenario.id}`);
    return saved.saveScenario;
  };
  const play = async () => {
    const saved = await save();
    if (saved === null) return;
    const { title, id: customScenario } = saved;
    const plain = {
      ruleSet: RULE_SET,
      scenario: 'custom',
      side: 'HERB',
      listed: true,
      options: {},
      clock: usualClock(),
    };
    const input = { ...plain, title, customScenario };
    const made = await run(() => bringSalt((brought) => ask(PLAY_SCENARIO, { input: { ...input, ...brought } })));
    if (made !== null) enter(`/matches/${made.createMatch.id}`);
  };
  return (
    <section className="stack" aria-label="Keep it and play it">
      <label className="field">
        <span className="caption">Its name</span>
        <input
          className="input"
          maxLength={80}
          value={drawing.title}
          onChange={(event) => rename(event.target.value)}
        />
      </label>
      <FaultNotice fault={fault} />
      {signedIn ? (
        <div className={styles.actions}>
          <button
            type="button"
            className="button"
            disabled={busy || unchanged || !playable}
            onClick={() => void save()}
          >
            {unchanged ? 'Saved' : 'Save'}
          </button>
          <button type="button" className="button button-main" disabled={busy || !playable} onClick={() => void play()}>
            Play it
          </button>
        </div>
      ) : (
        <p className="notice">
          <a href="/sign-in?next=/fields/new">Sign in</a> to save and play it.
        </p>
      )}
      {kept?.shareKey && origin !== '' ? (
        <CopyField label="Link for others: they may look, copy and play" value={`${origin}/fields/${kept.shareKey}`} />
      ) : null}
    </section>
  );
}
