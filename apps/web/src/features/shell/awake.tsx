'use client';
import { useEffect, useState } from 'react';

/** Notes on the page that everything on it can be touched: programs that drive a browser wait for it. */
export function Awake() {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
  }, []);
  return <span hidden data-awake={awake ? '' : undefined} />;
}
