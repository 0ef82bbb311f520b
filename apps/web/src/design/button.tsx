import type { ComponentProps, MouseEvent } from 'react';
import { reasonOf, saysWhy, type Waits } from './waits.ts';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & { readonly waits: Waits };

const hold = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that may have to wait. It keeps the focus and can be touched all the same: then the page says why (features/help), which a
 * disabled button of HTML never does. Enter in its form sends nothing either.
 */
export function Button({ waits, onClick, type = 'button', ...rest }: Props) {
  const why = reasonOf(waits);
  return <button type={type} {...rest} {...saysWhy(why)} onClick={why === null ? onClick : hold} />;
}
