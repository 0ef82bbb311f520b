import { ImageResponse } from 'next/og';
import { ask } from '../../../../connection/server.ts';
import { FRAMES } from '../../../../features/match/operations.ts';
import { stepOf } from '../../../../features/match/step-of.ts';
import { PICTURED } from '../../../../features/pictures/operations.ts';
import { pictureAnswer, pictureOf } from '../../../../features/pictures/picture.ts';

const SIZE = { width: 1200, height: 630 };
const FRAME = {
  display: 'flex',
  width: '100%',
  height: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  background: '#e7e2d1',
} as const;

type Context = { readonly params: Promise<{ readonly id: string }> };

/**
 * A moment of a match as a picture for pages of others: the position after so many steps, as whoever asks may see it. Who asks without
 * being signed in is shown what spectators are.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const from = stepOf(new URL(request.url).searchParams.get('step') ?? undefined) ?? 0;
  const [answer, found] = await Promise.all([ask(PICTURED, { id }), ask(FRAMES, { id, from, count: 1 })]);
  const match = answer.ok ? answer.value.match : null;
  const view = (found.ok ? found.value.match?.frames[0]?.view : null) ?? null;
  if (match === null || view === null) return pictureAnswer(null, 'no-store');
  const svg = pictureOf({ ruleSet: match.ruleSet, view, perspective: match.you?.side ?? null, theme: 'light' });
  if (svg === null) return pictureAnswer(null, 'no-store');
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return new ImageResponse(
    <div style={FRAME}>
      <img src={src} alt="" height={SIZE.height - 30} />
    </div>,
    { ...SIZE, headers: { 'cache-control': 'private, max-age=3600' } },
  );
}
