import type MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';

const BREAK = '\r\n';
/** Characters of a line of base64 (RFC 2045, 6.8). */
const LINE = 76;

function base64(bytes: Buffer): string {
  const text = bytes.toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(text.slice(at, at + LINE));
  return lines.join(BREAK);
}

/** The encoded content of a part, as its header declares. Ours are texts and pictures in memory, never streams. */
function contentOf(node: MimeNode): string {
  const { content = '' } = node;
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    throw new TypeError('a mail is made of what is at hand');
  switch (node.getTransferEncoding()) {
    case 'base64':
      return base64(Buffer.isBuffer(content) ? content : Buffer.from(content));
    case 'quoted-printable':
      return wrap(encode(content));
    default:
      return content.toString();
  }
}

function written(node: MimeNode): string {
  const head = `${node.buildHeaders()}${BREAK}${BREAK}${contentOf(node)}`;
  if (!node.multipart) return head;
  const border = `--${node.boundary}`;
  const parts = node.childNodes.map((child) => `${border}${BREAK}${written(child)}`);
  return `${head}${parts.join(BREAK)}${BREAK}${border}--${BREAK}`;
}

/**
 * A mail in one piece, as its stream would have it (RFC 2045, 2046): a letter is three parts with their encodings and borders, and a
 * stream for each of them takes longer than all that is to be written.
 */
export const wholeOf = (mail: MimeNode): Buffer => Buffer.from(written(mail));
