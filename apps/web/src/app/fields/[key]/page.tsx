import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ask } from '../../../connection/server.ts';
import { EditorPage } from '../../../features/fields/editor-page.tsx';
import { CUSTOM_SCENARIO } from '../../../features/fields/operations.ts';

export const metadata: Metadata = { title: 'Battlefield' };

/** The key is the id of the player's own field, or the key of its link. */
export default async function Page({ params }: { readonly params: Promise<{ readonly key: string }> }) {
  const { key } = await params;
  const answer = await ask(CUSTOM_SCENARIO, { key });
  if (!answer.ok || answer.value.customScenario === null) notFound();
  const drawn = answer.value.customScenario;
  return <EditorPage ruleSet={drawn.ruleSet.split('@')[0] ?? ''} drawn={drawn} />;
}
