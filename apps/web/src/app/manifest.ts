import type { MetadataRoute } from 'next';

/** By this a phone can keep the site on its home screen, which iOS wants before it takes push; the icon bears the number of matches that wait. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Fieldpost',
    short_name: 'Fieldpost',
    description: 'War games by post',
    id: '/desk',
    start_url: '/desk',
    scope: '/',
    display: 'standalone',
    background_color: '#f6efdd',
    theme_color: '#2b2620',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      // For phones that take no drawing.
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
