import type { Letter } from '../../platform/mail/letter.ts';
import { letterMail } from '../../platform/mail/letter-html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export type Addressee = { readonly name: string; readonly email: string };

/** The content of a letter about a person's account. */
export type AccountWords = Pick<Letter, 'subject' | 'title' | 'opening' | 'closing' | 'why'> & {
  readonly label: string;
  readonly url: string;
  readonly facts?: Letter['facts'];
};

/** A letter about somebody's account: it goes out whatever letters they wish to have. */
export function accountMail(to: Addressee, { label, url, facts, ...words }: AccountWords): Mail {
  const letter: Letter = {
    ...words,
    preview: words.opening[0] ?? words.title,
    stamp: ['FIELD POST', 'OFFICE'],
    facts: facts ?? [],
    report: null,
    picture: null,
    entries: [],
    buttons: [],
    standingOffers: [],
    action: { label, url },
    unsubscribeUrl: null,
  };
  return { to: { name: to.name, address: to.email }, ...letterMail(letter) };
}

/** Asks whether the address is theirs who signed up with it; the link signs them in. */
export const confirmationMail = (email: string, url: string): Mail =>
  accountMail(
    { name: '', email },
    {
      subject: 'Confirm your address for Fieldpost',
      title: 'Please confirm your address',
      opening: ['Someone created a Fieldpost account with this address. If it was you, confirm to sign in.'],
      label: 'Confirm my address',
      url,
      closing: [
        'The link works for 24 hours. Open it in the browser in which you signed up, or have your password at hand. If it was not you, ignore this email: the account stays closed.',
      ],
      why: 'You get this because someone signed up with your address.',
    },
  );

/** To the owner of the account whose address was used in a sign-up. */
export const knownMail = (to: Addressee, url: string): Mail =>
  accountMail(to, {
    subject: 'You have an account on Fieldpost',
    title: 'You already have an account',
    opening: [
      'Someone tried to create an account with this address, which already has one. If it was you, sign in with your password or an email link.',
    ],
    label: 'Sign in',
    url,
    closing: ['If it was not you, ignore this email. Nobody signed in, and nobody learned that you have an account.'],
    why: 'You get this because someone signed up with your address.',
  });

/** The link that signs in. */
export const signInMail = (to: Addressee, url: string): Mail =>
  accountMail(to, {
    subject: 'Your sign-in link for Fieldpost',
    title: 'Sign in',
    opening: ['Here is the link that signs you in.'],
    label: 'Sign in',
    url,
    closing: ['It works once, for 10 minutes. If you did not ask for it, ignore this email.'],
    why: 'You get this because someone asked for a sign-in link for your address.',
  });

/** The link to choose a new password by. */
export const newPasswordMail = (to: Addressee, url: string): Mail =>
  accountMail(to, {
    subject: 'Choose a new password for Fieldpost',
    title: 'A new password',
    opening: ['Someone asked to reset your password. If it was you, choose a new one.'],
    label: 'Choose a new password',
    url,
    closing: [
      'The link works for 1 hour. A new password signs you out everywhere and revokes all access tokens.',
      'If it was not you, ignore this email. Your password has not changed.',
    ],
    why: 'You get this because someone asked to reset the password for this address.',
  });

export type Invitation = {
  readonly from: string;
  readonly title: string;
  readonly game: string;
  readonly side: string | null;
  /** The match is running, and the seat needs a replacement. */
  readonly takesOver: boolean;
};

const INVITED = 'A war game played by post: one turn whenever you have a few minutes.';
const WANTED = 'The match is running and a seat is open. You take over with everything that seat knows.';

/** Invites a person, perhaps without an account, to a match, or to a seat of a running one. */
export const invitationMail = (to: Addressee, { from, title, game, side, takesOver }: Invitation, url: string): Mail =>
  accountMail(to, {
    subject: takesOver
      ? `${from} asks you to take over a seat on Fieldpost`
      : `${from} invites you to a match on Fieldpost`,
    title: takesOver ? `${from} asks you to take over` : `${from} invites you`,
    opening: takesOver ? [INVITED, WANTED] : [INVITED],
    facts: [['Match', title], ['Game', game], ...(side === null ? [] : [['Your side', side] as const])],
    label: 'See the match',
    url,
    closing: ['The link works once. If you do not want to play, ignore this email.'],
    why: `You get this because ${from} entered your address.`,
  });
