import type { Metadata } from 'next';
import { AboutPage } from '../../features/about/about-page.tsx';

export const metadata: Metadata = { title: 'About & API' };

export default function Page() {
  return <AboutPage />;
}
