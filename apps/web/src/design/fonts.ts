import localFont from 'next/font/local';

// apps/web/faces/cut.ts cuts the glyphs for plain English out of each face; they load first. A browser that meets an
// accent
// or a symbol fetches the rest. Fallback faces until then: stand-ins.css. Everything is literal because the compiler
// reads it.
// The whole faces come from the @fontsource packages.

export const head = localFont({
  src: './faces/head-400.woff2',
  weight: '400',
  variable: '--face-head',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-22, U+26-29, U+2C-2E, U+30-3A, U+3F, U+41-5A, U+61-7A, U+2013, U+2019, U+2026',
    },
  ],
});

export const headRest = localFont({
  src: '../../../../node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  weight: '400',
  variable: '--face-head-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23-25, U+2A-2B, U+2F, U+3B-3E, U+40, U+5B-60, U+7B-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2014, U+2018, U+201C-201D, U+2022, U+20AC, U+2122, U+2212',
    },
  ],
});

export const type = localFont({
  src: [
    { path: './faces/type-400.woff2', weight: '400' },
    { path: './faces/type-700.woff2', weight: '700' },
  ],
  variable: '--face-type',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Courier New', 'monospace'],
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+B7, U+BC-BE, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
});

export const typeRest = localFont({
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
  variable: '--face-type-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-B6, U+B8-BB, U+BF-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2022, U+20AC, U+2122',
    },
  ],
});

/**
 * The browser slants its italic: few places use it, and a real italic would double the weight. On the slowest first
 * visit the page keeps the face it began with: a reflow would move everything below under the finger.
 */
export const text = localFont({
  src: [
    { path: './faces/text-400.woff2', weight: '400' },
    { path: './faces/text-700.woff2', weight: '700' },
  ],
  variable: '--face-text',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+B7, U+BC-BE, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
});

export const textRest = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--face-text-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-B6, U+B8-BB, U+BF-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2022, U+20AC, U+2122',
    },
  ],
});

export const form = localFont({
  src: [
    { path: './faces/form-500.woff2', weight: '500' },
    { path: './faces/form-700.woff2', weight: '700' },
  ],
  variable: '--face-form',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+B7, U+BC-BE, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
});

export const formRest = localFont({
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
  variable: '--face-form-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-B6, U+B8-BB, U+BF-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2022, U+20AC, U+2122',
    },
  ],
});
