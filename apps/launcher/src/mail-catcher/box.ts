import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** One mail that was caught. */
export type CaughtMail = {
  /** From 1, in the order of arrival. */
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** ISO 8601. */
  readonly at: string;
  readonly messageId: string | null;
  /** The address for answers; null: the sender. */
  readonly replyTo: string | null;
  readonly text: string;
  /** Pictures that the mail carries stand in it as data: addresses. Null: the mail has words only. */
  readonly html: string | null;
};

/** The mails caught so far, kept in a folder so that they survive a restart. */
export type MailBox = {
  /** Newest first. */
  list(): readonly CaughtMail[];
  find(id: number): CaughtMail | null;
  /** The mail as it came, byte for byte; null: there is none, or it was caught by a version that did not keep it. */
  source(id: number): Promise<Buffer | null>;
  add(raw: Buffer, to: readonly string[], at: Date): Promise<CaughtMail>;
  empty(): Promise<void>;
};

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>;

/** The text of the mail with each `cid:` address replaced by the attachment it names. */
function withPictures(html: string, attachments: Parsed['attachments']): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId) return text;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    const address = `data:${mimeType};base64,${bytes.toString('base64')}`;
    return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, address);
  }, html);
}

async function read(id: number, raw: Buffer, to: readonly string[], at: Date): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const { name = '', address = '' } = mail.from ?? {};
  return {
    id,
    from: name ? `${name} <${address}>` : (address ?? ''),
    to,
    subject: mail.subject ?? '(no subject)',
    at: at.toISOString(),
    messageId: mail.messageId ?? null,
    replyTo: mail.replyTo?.flatMap((one) => ('address' in one && one.address ? [one.address] : [])).join(', ') || null,
    text: mail.text ?? '',
    html: mail.html ? withPictures(mail.html, mail.attachments) : null,
  };
}

async function kept(folder: string): Promise<CaughtMail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  return (mails as CaughtMail[]).sort((one, other) => one.id - other.id);
}

/** Opens the box in `folder`, with what it holds from earlier. */
export async function openBox(folder: string): Promise<MailBox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let mails = await kept(folder);
  let next = (mails.at(-1)?.id ?? 0) + 1;
  return {
    list: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
    source: (id) => readFile(path.join(folder, `${id}.eml`)).catch(() => null),
    add: async (raw, to, at) => {
      const id = next++;
      const mail = await read(id, raw, to, at);
      await writeFile(path.join(folder, `${id}.eml`), raw, { mode: 0o600 });
      await writeFile(path.join(folder, `${id}.json`), JSON.stringify(mail), { mode: 0o600 });
      mails = [...mails, mail];
      return mail;
    },
    empty: async () => {
      const files = mails.flatMap(({ id }) => [`${id}.json`, `${id}.eml`]);
      await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
      mails = [];
    },
  };
}
