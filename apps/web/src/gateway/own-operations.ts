import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** The largest question that is read here, in bytes; what is larger is none of ours. */
const MAX_BYTES = 256 * 1024;

const REFUSED = JSON.stringify({
  data: null,
  errors: [
    {
      message:
        'This page is older than the site: load it again, what you have written stays. Other programs show an access token.',
      extensions: { code: 'OPERATION_UNKNOWN' },
    },
  ],
});

/** Texts and ids of what this build of the site asks. */
function ownOperations(): ReadonlySet<string> {
  const file = fileURLToPath(import.meta.resolve('@fieldpost/client/kept-operations'));
  return new Set(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).flat());
}

let own: ReadonlySet<string> | null = null;

function isOwn(body: string): boolean {
  own ??= ownOperations();
  try {
    const { documentId, query } = JSON.parse(body) as { readonly documentId?: unknown; readonly query?: unknown };
    return own.has(String(documentId ?? query));
  } catch {
    return false;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/**
 * Returns the request body where the site accepts only its own operations; null if it was refused here.
 * A request with a token comes from another client, to which the API applies its cost rules.
 */
export async function ownQuestion(request: IncomingMessage, response: ServerResponse): Promise<Buffer | null> {
  const body = await bodyOf(request).catch(() => null);
  const free = request.headers.authorization?.startsWith('Bearer ') ?? false;
  if (body !== null && request.method === 'POST' && (free || isOwn(body.toString()))) return body;
  response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' });
  response.end(REFUSED);
  return null;
}
