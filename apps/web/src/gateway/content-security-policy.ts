type Page = {
  /** New for each answer. */
  readonly nonce: string;
  /** Allows what the development server needs. */
  readonly dev: boolean;
  /** Pages of others may show it in a frame. */
  readonly framed: boolean;
};

/** The policy of one page. */
export function contentSecurityPolicy({ nonce, dev, framed }: Page): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    // Boards place things by style attributes; sheets and style elements must be ours.
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The service worker that shows pushes.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}
