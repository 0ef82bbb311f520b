import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from './gateway/content-security-policy.ts';
import { mayBeFramed } from './gateway/page-headers.ts';

/** Gives each page its own nonce: only scripts with it may run. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const dev = process.env.NODE_ENV === 'development';
  const policy = contentSecurityPolicy({ nonce, dev, framed: mayBeFramed(request.nextUrl.pathname) });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|favicon|icon|robots|pictures/).*)' }],
};
