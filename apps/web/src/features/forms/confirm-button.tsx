'use client';
import { useState } from 'react';
import { SureButton } from '../../design/button.tsx';

type Props = {
  readonly label: string;
  /** The question before the action. */
  readonly question: string;
  readonly yes: string;
  readonly busy: boolean;
  readonly onYes: () => void;
};

/** A step that cannot be taken back: it asks once more, in place. */
export function ConfirmButton({ label, question, yes, busy, onYes }: Props) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="button button-danger" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <fieldset className="row">
      <legend className="unseen">{question}</legend>
      <span>{question}</span>
      <SureButton className="button button-danger" waits={busy} onClick={onYes}>
        {yes}
      </SureButton>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        Go back
      </button>
    </fieldset>
  );
}
