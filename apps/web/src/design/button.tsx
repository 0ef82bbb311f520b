import type { ComponentProps, MouseEvent } from 'react';
import { DEAF_FOREVER_MS, useDeaf } from './use-deaf.ts';
import { reasonOf, saysWhy, type Waits } from './waits.ts';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & { readonly waits: Waits };

const hold = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that may be unavailable for now. Unlike a disabled HTML button it keeps the focus and reacts to a tap.
 * The page then says why (features/help). Enter in its form sends nothing either.
 */
export function Button({ waits, onClick, type = 'button', ...rest }: Props) {
  const why = reasonOf(waits);
  return <button type={type} {...rest} {...saysWhy(why)} onClick={why === null ? onClick : hold} />;
}

type SureProps = Omit<Props, 'onClick' | 'onPointerDown'> & { readonly onClick: () => void };

/**
 * A button that does what cannot be taken back. It hears nothing for 600 ms after it has appeared, so the second of two quick taps on
 * what stood there before does nothing; a light that fills it from the left shows that.
 */
export function SureButton({ waits, onClick, className = '', ...rest }: SureProps) {
  const { deaf, onPointerDown, heard } = useDeaf('', DEAF_FOREVER_MS);
  const why = reasonOf(waits);
  return (
    <button
      type="button"
      {...rest}
      {...saysWhy(why)}
      {...(deaf ? { 'aria-disabled': true, 'data-deaf': 'long' } : {})}
      className={className}
      onPointerDown={onPointerDown}
      onClick={why === null ? heard(onClick) : hold}
    />
  );
}
