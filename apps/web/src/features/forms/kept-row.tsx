import { SendButton } from './send-button.tsx';

type Props = {
  readonly busy: boolean;
  /** True once the service has saved the form. */
  readonly kept: boolean;
};

/** The foot of a form that is kept: its button, and the word that it was. */
export function KeptRow({ busy, kept }: Props) {
  return (
    <div className="row">
      <SendButton busy={busy}>Save</SendButton>
      <span role="status">{kept ? 'Saved.' : ''}</span>
    </div>
  );
}
