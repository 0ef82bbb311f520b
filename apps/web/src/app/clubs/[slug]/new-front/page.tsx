import type { Metadata } from 'next';
import { NewFrontPage } from '../../../../features/fronts/new-front-page.tsx';

export const metadata: Metadata = { title: 'Create a front' };

export default async function Page({ params }: { readonly params: Promise<{ readonly slug: string }> }) {
  return <NewFrontPage slug={(await params).slug} />;
}
