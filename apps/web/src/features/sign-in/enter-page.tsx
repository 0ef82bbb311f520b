import { TextField } from '../forms/text-field.tsx';
import { ZoneField } from './zone-field.tsx';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const WORDS = {
  'sign-in': {
    path: '/api/auth/magic-link/verify',
    title: 'Sign in to Fieldpost',
    words: 'You asked for a sign-in link. Press the button to sign in.',
    button: 'Sign in',
  },
  address: {
    path: '/api/auth/verify-email',
    title: 'Is this your address?',
    words: 'Press the button to confirm your address and sign in. If you did not create an account, close this page.',
    button: 'Confirm address',
  },
} as const;

const isPurpose = (text: unknown): text is keyof typeof WORDS => typeof text === 'string' && Object.hasOwn(WORDS, text);

/** The parameters of the letter's link, which the sign-in library needs again. */
function queryOf(query: Query): string {
  const given = Object.entries(query).filter(([name, value]) => name !== 'for' && typeof value === 'string');
  return new URLSearchParams(given as [string, string][]).toString();
}

/**
 * Behind a mailed link: a page that asks once more, since programs open links in mails. It works without scripts. `asked`: this browser
 * has asked for a letter lately; another types the password of the account once more, which is theirs who have the letter (decision 0123).
 */
export function EnterPage({ query, asked }: { readonly query: Query; readonly asked: boolean }) {
  const purpose = query.for;
  if (!isPurpose(purpose))
    return (
      <section className="sheet stack column">
        <h1>This link is incomplete</h1>
        <p className="lead">Copy the whole link from the email, including its last character.</p>
      </section>
    );
  const { path, title, words, button } = WORDS[purpose];
  return (
    <section className="sheet stack column">
      <h1>{title}</h1>
      <p className="lead">{words}</p>
      <form className="stack" method="post" action={`${path}?${queryOf(query)}`}>
        {purpose === 'address' && !asked ? <PasswordAgain /> : null}
        {purpose === 'sign-in' ? <ZoneField /> : null}
        <button type="submit" className="button button-main">
          {button}
        </button>
      </form>
    </section>
  );
}

function PasswordAgain() {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={128}
      hint="Type the one that you chose when you signed up, or choose a new one. At least 8 characters."
    />
  );
}
