import type { ComponentProps, MouseEvent } from 'react';

/** Said of a button while what it began is under way. */
const UNDERWAY = 'One moment: this is on its way.';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Why it cannot be pressed now, in one sentence; true: what it began is under way; null or false: it can be. */
  readonly waits: string | boolean | null;
};

const hold = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that may have to wait. It keeps the focus and can be touched all the same: then the page says why (features/help), which a
 * disabled button of HTML never does. Enter in its form sends nothing either.
 */
export function Button({ waits, onClick, type = 'button', ...rest }: Props) {
  const why = waits === true ? UNDERWAY : waits || null;
  return (
    <button
      type={type}
      {...rest}
      aria-disabled={why === null ? undefined : true}
      data-why={why ?? undefined}
      onClick={why === null ? onClick : hold}
    />
  );
}
