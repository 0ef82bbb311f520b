/** The page of one match. */
export async function MatchPage({ id }: { readonly id: string }) {
  return <h1>Match {id}</h1>;
}
