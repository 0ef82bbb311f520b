import { cookies } from 'next/headers';
import { type Theme, themeOf } from './themes.ts';

/** This browser's chosen theme. */
export async function chosenTheme(): Promise<Theme> {
  return themeOf((await cookies()).get('theme')?.value);
}
