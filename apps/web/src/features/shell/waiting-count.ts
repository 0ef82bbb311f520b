'use client';
import { useEffect } from 'react';

/** How many matches wait for the reader: before the page's title, "(2) Hedgerow summer", and on the icon of the installed site. */
export function useWaitingCount(count: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    // A browser that has no icon of the site to write on says so by having no such function, or by refusing.
    if (navigator.setAppBadge !== undefined) void navigator.setAppBadge(count).catch(() => {});
  }, [count]);
}
