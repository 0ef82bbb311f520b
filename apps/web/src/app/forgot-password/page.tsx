import type { Metadata } from 'next';
import { ForgotForm } from '../../features/sign-in/forgot-form.tsx';

export const metadata: Metadata = { title: 'Reset password' };

export default function Page() {
  return (
    <section className="sheet stack column">
      <h1>Forgot your password?</h1>
      <p>We email you a link to choose a new one.</p>
      <ForgotForm />
    </section>
  );
}
