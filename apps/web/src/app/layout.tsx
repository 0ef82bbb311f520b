import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '../design/stand-ins.css';
import '../design/tokens.css';
import '../design/base.css';
import '../design/parts.css';
import { form, formRest, head, headRest, text, textRest, type, typeRest } from '../design/fonts.ts';
import { AnswerBubble } from '../features/help/answer-bubble.tsx';
import { SendHeldTurns } from '../features/match/send-held.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { chosenTheme } from '../features/theme/chosen-theme.ts';

export const metadata: Metadata = {
  title: { default: 'Fieldpost: war games by post', template: '%s | Fieldpost' },
  description:
    'Board war games by post on the web: a turn when you have two minutes, days to think, and dice you can verify.',
  // Named, or browsers ask for a /favicon.ico that is not there.
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/icon-180.png' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // A keyboard on the screen makes the page lower, so the button under a field stays in sight.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#d9dbcf' },
    { media: '(prefers-color-scheme: dark)', color: '#121615' },
  ],
};

const FACES = [head, headRest, type, typeRest, text, textRest, form, formRest].map((face) => face.variable).join(' ');

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = await chosenTheme();
  return (
    <html lang="en" data-theme={theme === 'auto' ? undefined : theme} className={FACES}>
      <body>
        <Shell theme={theme}>{children}</Shell>
        <AnswerBubble />
        <SendHeldTurns />
      </body>
    </html>
  );
}
