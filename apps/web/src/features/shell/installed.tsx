'use client';
import { useEffect } from 'react';

/** Shows nothing: gives the browser the worker by which the site is installed, says when the line is down, and takes push messages. */
export function Installed() {
  useEffect(() => {
    // A browser that keeps no workers (a private window, a page without a secure origin) has the site all the same.
    void navigator.serviceWorker?.register('/push-worker.js').catch(() => {});
  }, []);
  return null;
}
