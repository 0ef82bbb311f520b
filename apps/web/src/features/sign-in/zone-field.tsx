'use client';
import { useEffect, useState } from 'react';
import { browserZone, zoneWords } from './browser-zone.ts';

/** Brings the time zone of the browser along with a form, and says so. Without scripts there is none, and the account begins with UTC. */
export function ZoneField() {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    setZone(browserZone());
  }, []);
  if (zone === null) return null;
  return (
    <p className="caption">
      <input type="hidden" name="timeZone" value={zone} />A new account shows times in {zoneWords(zone)}, as your
      browser has it. You can change that in your account.
    </p>
  );
}
