import { redirect } from 'next/navigation';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { currentPerson } from '../features/session/current-person.ts';

export default async function Page() {
  if ((await currentPerson()) !== null) redirect('/desk');
  return <LandingPage />;
}
