import type { Metadata } from 'next';
import { EditorPage } from '../../../features/fields/editor-page.tsx';
import { drawable } from '../../../games/index.ts';

export const metadata: Metadata = { title: 'Draw a battlefield' };

type Props = { readonly searchParams: Promise<{ readonly game?: string | string[] }> };

/** `?game=` names whose; without it the first that can be drawn. */
export default async function Page({ searchParams }: Props) {
  const { game } = await searchParams;
  return <EditorPage ruleSet={typeof game === 'string' ? game : (drawable()[0]?.id ?? '')} drawn={null} />;
}
