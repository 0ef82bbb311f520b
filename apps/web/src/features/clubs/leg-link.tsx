import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ClubEvent } from './operations.ts';

type Props = { readonly event: Pick<ClubEvent, 'settings'>; readonly id: string; readonly children: ReactNode };

/** The way to a match of an event; at a real table the server has none (CL-200). */
export function LegLink({ event, id, children }: Props) {
  return event.settings.played === 'table' ? <span>{children}</span> : <Link href={`/matches/${id}`}>{children}</Link>;
}
