import { cookies } from 'next/headers';
import { type Theme, themeOf } from './themes.ts';

/** What this browser chose. */
export async function chosenTheme(): Promise<Theme> {
  return themeOf((await cookies()).get('theme')?.value);
}
