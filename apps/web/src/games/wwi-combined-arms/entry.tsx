'use client';
import dynamic from 'next/dynamic';
// Here, where each page that shows anything of a game passes: all palettes are one sheet then, and not one request each.
import './palette.css';

// Each is loaded when a page of it is opened, and not before. `dynamic` must stand here with its `import`: it makes the page that the
// server sends name the style sheets, so that nothing is shown without them.
export const Table = dynamic(() => import('./index.ts').then(({ WwiTable }) => WwiTable));
