export const THEMES = ['auto', 'light', 'dark'] as const;

/** In which light the site is read; `auto` follows the system. */
export type Theme = (typeof THEMES)[number];

export const themeOf = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'auto';
