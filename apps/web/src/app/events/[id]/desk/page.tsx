import type { Metadata } from 'next';
import { OfficersDesk } from '../../../../features/clubs/officers-desk.tsx';
import { wholeNumber } from '../../../../features/clubs/whole-number.ts';

export const metadata: Metadata = { title: 'Manage event' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly division?: string | readonly string[] }>;
};

/** `division`: the only one that is shown, the first is 1. */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { division }] = await Promise.all([params, searchParams]);
  return <OfficersDesk id={id} division={wholeNumber(division)} />;
}
