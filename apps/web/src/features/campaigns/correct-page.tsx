import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import { Correction } from './correction.tsx';
import { CAMPAIGN } from './operations.ts';

/** LC-085 to LC-088: corrects a wrong result, after a preview of its effect on everything later. */
export async function CorrectPage({ id }: { readonly id: string }) {
  const answer = await ask(CAMPAIGN, { id });
  const campaign = answer.ok ? answer.value.campaign : null;
  const officer = campaign?.whole.front?.officer ?? false;
  if (campaign === null || (campaign.whole.viewer === null && !officer)) notFound();
  const { whole, seq } = campaign;
  return (
    <>
      <BackToWar id={id} title={campaign.title} page="Correct a result" />
      <p className="column">
        Nothing is deleted: a correction starts a new line of the campaign, and the old one stays readable.{' '}
        {officer ? 'You correct it as a club officer.' : 'Both commanders must agree.'}
      </p>
      <Correction
        id={id}
        seq={seq}
        fought={whole.fought}
        sides={whole.atlas.sides}
        motion={whole.motion?.act ?? null}
      />
    </>
  );
}
