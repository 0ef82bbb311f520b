'use client';
import { useEffect, useState } from 'react';

/** The server's clock, ticking on in this browser. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow(start + performance.now() - began), 10_000);
    return () => clearInterval(timer);
  }, [start]);
  return now;
}
