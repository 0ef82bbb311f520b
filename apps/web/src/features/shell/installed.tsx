'use client';
import { useEffect } from 'react';

/** Shows nothing: gives the browser the worker by which the site is installed, says when the line is down, and takes push messages. */
export function Installed() {
  useEffect(() => {
    // The site also works in browsers without workers (a private window, a page without a secure origin).
    void navigator.serviceWorker?.register('/push-worker.js').catch(() => {});
  }, []);
  return null;
}
