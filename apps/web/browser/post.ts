import { paced } from '@fieldpost/config/pace';
import { testSite } from '@fieldpost/config/test-site';

type Caught = { readonly to: readonly string[]; readonly subject: string; readonly text: string };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The newest letter to an address whose subject fits; waits for it. @throws Error when none comes in time. */
export async function letterTo(address: string, subject: RegExp, patience = paced(30_000)): Promise<Caught> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // All mails of a run of tests are megabytes: fetch the ones to this address.
    const theirs = await fetch(`${testSite().mail}/mails?to=${encodeURIComponent(address)}`);
    const found = ((await theirs.json()) as readonly Caught[]).find(
      (mail) => mail.to.includes(address) && subject.test(mail.subject),
    );
    if (found) return found;
    await pause(50);
  }
  throw new Error(`no letter "${subject.source}" came to ${address}`);
}

/** The first link to our own site in a letter. */
export function linkIn({ text }: Caught): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('the letter has no link');
  return link;
}
