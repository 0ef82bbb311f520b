import type { Metadata } from 'next';
import { ForgotForm } from '../../features/sign-in/forgot-form.tsx';

export const metadata: Metadata = { title: 'Forgotten password' };

export default function Page() {
  return (
    <section className="sheet stack column">
      <h1>Forgotten your password?</h1>
      <p>We send you a letter with a link by which you choose a new one.</p>
      <ForgotForm />
    </section>
  );
}
