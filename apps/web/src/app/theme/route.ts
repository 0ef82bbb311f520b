import { cookies } from 'next/headers';
import { THEMES } from '../../features/theme/themes.ts';

const YEAR = 365 * 24 * 3600;

/** Remembers in which light this browser wants to read. */
export async function POST(request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('is');
  const theme = THEMES.find((each) => each === wanted) ?? 'auto';
  (await cookies()).set('theme', theme, { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true });
  return new Response(null, { status: 204 });
}
