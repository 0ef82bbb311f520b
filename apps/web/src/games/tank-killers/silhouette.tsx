import { BOX, drawLine, drawSign, drawVignette, SITE, VIGNETTE } from '@fieldpost/boards/tank-killers';
import { type TacticId, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { memo } from 'react';
import { elements } from '../../map-kit/scene-view.tsx';

/** A formation line, drawn. Decoration: its name stands beside it. */
export const Silhouette = memo(function Silhouette({
  line,
  turned,
}: {
  readonly line: string;
  readonly turned: boolean;
}) {
  return (
    <svg viewBox={`0 8 ${BOX.width} ${BOX.height - 8}`} aria-hidden="true" focusable="false">
      {elements([drawLine(line, SITE, turned)])}
    </svg>
  );
});

/** The sign of a tactics card's kind. Decoration. */
export const Sign = memo(function Sign({ card }: { readonly card: TacticId }) {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
      {elements([drawSign(tacticOf(card).type, SITE.ink, SITE.sheet)])}
    </svg>
  );
});

/** The picture of a tactics card. Decoration. */
export const Vignette = memo(function Vignette({ card }: { readonly card: TacticId }) {
  return (
    <svg viewBox={`0 0 ${VIGNETTE.width} ${VIGNETTE.height}`} aria-hidden="true" focusable="false">
      {elements([drawVignette(card, SITE)])}
    </svg>
  );
});
