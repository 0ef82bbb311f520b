import type { Metadata } from 'next';
import { FrontPage } from '../../../../../features/fronts/front-page.tsx';

export const metadata: Metadata = { title: 'Front' };

type Props = { readonly params: Promise<{ readonly slug: string; readonly id: string }> };

export default async function Page({ params }: Props) {
  return <FrontPage {...(await params)} />;
}
