import { createTransport } from 'nodemailer';

/** A mail that a person of a test sends. */
export type SentMail = {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a mail by SMTP, as a mail server does; answers what the other end said. @throws its refusal. */
export async function sendMail(port: number, { from, to, text, ...more }: SentMail): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ from, to, subject: 'Re: Your turn', text, ...more });
    return response;
  } finally {
    transport.close();
  }
}

/** The same for a mail whose every byte counts. `from`: the envelope's sender, empty for a report. */
export async function sendRaw(port: number, from: string, to: string, raw: string): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return response;
  } finally {
    transport.close();
  }
}
