import localFont from 'next/font/local';

// Paths are literal because the compiler reads them; the files come from the @fontsource packages.

export const head = localFont({
  src: '../../../../node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  weight: '400',
  variable: '--face-head',
  display: 'swap',
  fallback: ['Courier New', 'monospace'],
});

export const type = localFont({
  src: [
    {
      path: '../../../../node_modules/@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../../node_modules/@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--face-type',
  display: 'swap',
  preload: false,
  fallback: ['Courier New', 'monospace'],
});

/** Its italic is slanted by the browser: it stands in few places, and would weigh as much again. */
export const text = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  variable: '--face-text',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

export const form = localFont({
  src: [
    {
      path: '../../../../node_modules/@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-500-normal.woff2',
      weight: '500',
    },
    {
      path: '../../../../node_modules/@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--face-form',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
