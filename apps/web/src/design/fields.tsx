import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { reasonOf, saysWhy, type Waits } from './waits.ts';

const hold = (event: SyntheticEvent): void => event.preventDefault();
/** Keys open a list and choose in it; the one that leads on is left. */
const holdKeys = (event: KeyboardEvent): void => {
  if (event.key !== 'Tab') event.preventDefault();
};
const unheard = (): void => {};

type BoxProps = Omit<ComponentProps<'input'>, 'disabled' | 'type'> & { readonly waits: Waits };

/** A box to tick that may have to wait, as a Button may: it says why. */
export function CheckBox({ waits, onClick, onChange, ...rest }: BoxProps) {
  const why = reasonOf(waits);
  const heard = why === null ? { onClick, onChange } : { onClick: hold, onChange: unheard };
  return <input {...rest} type="checkbox" {...saysWhy(why)} {...heard} />;
}

type ListProps = Omit<ComponentProps<'select'>, 'disabled'> & { readonly waits: Waits };

/**
 * A select that may be unavailable, like a Button: it does not open, and says why. If a browser opens it anyway, its
 * value does not change.
 */
export function Select({ waits, onChange, ...rest }: ListProps) {
  const why = reasonOf(waits);
  const heard = why === null ? { onChange } : { onMouseDown: hold, onKeyDown: holdKeys, onChange: unheard };
  return <select {...rest} {...saysWhy(why)} {...heard} />;
}
