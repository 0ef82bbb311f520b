'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Shows nothing: takes away what says that a page is on its way (instrumentation-client.ts) when it is there. */
export function Arrived() {
  const path = usePathname();
  const question = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => {
    delete document.documentElement.dataset.going;
  }, [path, question]);
  return null;
}
