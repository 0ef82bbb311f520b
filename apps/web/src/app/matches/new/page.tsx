import type { Metadata } from 'next';
import { CreatePage } from '../../../features/create/create-page.tsx';

export const metadata: Metadata = { title: 'Create a match' };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>> };

const only = (value: string | readonly string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

export default async function Page({ searchParams }: Props) {
  const { game, scenario, computer } = await searchParams;
  return <CreatePage wish={{ game: only(game), scenario: only(scenario), computer: only(computer) }} />;
}
