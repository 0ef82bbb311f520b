import { MatchPage } from '../../../features/match/match-page.tsx';

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return <MatchPage id={id} />;
}
