'use client';
import { useEffect, useId, useState } from 'react';
import panels from '../../table/panels.module.css';
import { type Address, frameOf, linkedPictureOf } from './address.ts';

type Props = { readonly address: Address; readonly title: string };

/** Code to copy that shows the replay on the player's own page or forum. It shows only public data. */
export function ForPages({ address, title }: Props) {
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    setOrigin(window.location.origin);
  }, []);
  return (
    <details className={panels.more}>
      <summary>Embed in a web page or forum</summary>
      <div className="stack">
        <p className="small soft">The public replay from this moment.</p>
        <Copied label="HTML iframe" text={frameOf(origin, address, title)} />
        <Copied label="Image with link (BBCode)" text={linkedPictureOf(origin, address)} />
      </div>
    </details>
  );
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  const [said, setSaid] = useState('Copy');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Could not copy'),
    );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="input" rows={4} readOnly value={text} onFocus={({ target }) => target.select()} />
      <p className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          {said}
        </button>
      </p>
    </div>
  );
}
