import Link from 'next/link';
import type { CampaignLine } from './operations.ts';
import { OwnCorrection } from './own-correction.tsx';

type Props = { readonly war: Pick<CampaignLine, 'id' | 'title' | 'correctedByPlayer'>; readonly page: string };

/** The head of a page that belongs to a war. */
export function BackToWar({ war, page }: Props) {
  return (
    <header className="page-head">
      <div>
        <p className="small">
          <Link href={`/campaigns/${war.id}`}>{war.title}</Link> <OwnCorrection war={war} />
        </p>
        <h1>{page}</h1>
      </div>
    </header>
  );
}
