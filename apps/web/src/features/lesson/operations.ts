import { type Json, operation } from '@fieldpost/client';

/** Notes in the account how far somebody has come: of what is known there and what comes in, the further counts. */
export const KEEP_LESSONS = operation<
  { readonly progress: Readonly<Record<string, number>> },
  { readonly saveLessonProgress: Json }
>(`mutation SaveLessonProgress($progress: JSON!) { saveLessonProgress(progress: $progress) }`);
