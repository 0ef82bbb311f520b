import type { MetadataRoute } from 'next';

/** By this a phone can keep the site on its home screen, which iOS wants before it takes push; the icon bears the number of matches that wait. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Fieldpost',
    short_name: 'Fieldpost',
    description: 'War games by post',
    start_url: '/desk',
    display: 'standalone',
    background_color: '#f6efdd',
    theme_color: '#2b2620',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
}
