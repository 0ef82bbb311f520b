import { drawBoard, NO_MARKS, type Scene } from '@fieldpost/boards';
import { sideNameOf } from '@fieldpost/rulebook';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { InlinePicture } from '../platform/mail/mailer.ts';
import { paint } from './pictures/paint.ts';

/** The width in which it is drawn. */
const WIDTH = 880;
/** How many pixels wide it may be: at least twice the width in which its letter shows it, for sharp screens. Few, so that letters share. */
const PIXELS: readonly number[] = [300, 420, 560];

/** A position as its reader sees it, and what to say to those who see no pictures. */
export type PositionDrawing = {
  readonly cid: string;
  readonly alt: string;
  /** Height by width. */
  readonly shape: number;
  readonly scene: Scene;
};

function captionOf({ reader, awaited, ending, match }: NotificationContext): string {
  const from = `seen by ${sideNameOf(match.ruleSet, reader.side)}`;
  if (ending) return `The final position, ${from}`;
  return `${awaited ? 'Your move' : 'The position'}, ${from}`;
}

/** The drawing of the position; null where there is none yet, or no drawing of this game. */
export function positionDrawing(about: NotificationContext): PositionDrawing | null {
  const { match, view, reader } = about;
  if (view === null) return null;
  const wanted = { theme: 'light', perspective: reader.side, marks: NO_MARKS, size: WIDTH } as const;
  const scene = drawBoard(match.ruleSet, view, wanted);
  if (!scene) return null;
  const cid = `position.${about.notificationId}@fieldpost`;
  return { cid, alt: `${captionOf(about)}.`, shape: scene.height / scene.width, scene };
}

/** It as a picture of a letter that shows it so wide, in CSS pixels. */
export async function pictureOf({ cid, scene }: PositionDrawing, shown: number): Promise<InlinePicture> {
  const pixels = PIXELS.find((width) => width >= 2 * shown) ?? Math.max(...PIXELS);
  return { cid, filename: 'position.png', contentType: 'image/png', content: await paint(scene, pixels) };
}
