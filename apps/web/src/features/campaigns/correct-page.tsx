import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import { Correction } from './correction.tsx';
import { CAMPAIGN, type Whole } from './operations.ts';

/** LC-012: whose word a correction takes, and what follows where nobody else is asked. */
function agreement({ seats }: Pick<Whole, 'seats'>, officer: boolean): string {
  if (officer) return 'You correct it as a club officer.';
  const people = seats.filter(({ player, user }) => player === 0 && user !== null && user.bot === null);
  return people.length > 1
    ? 'Both commanders must agree.'
    : 'No other player commands here: the campaign is marked as corrected by its only player. It has no place in a front, and its battles are not rated.';
}

/** LC-085 to LC-088: corrects a wrong result, after a preview of its effect on everything later. */
export async function CorrectPage({ id }: { readonly id: string }) {
  const answer = await ask(CAMPAIGN, { id });
  const campaign = answer.ok ? answer.value.campaign : null;
  const officer = campaign?.whole.front?.officer ?? false;
  if (campaign === null || (campaign.whole.viewer === null && !officer)) notFound();
  const { whole, seq } = campaign;
  return (
    <>
      <BackToWar war={campaign} page="Correct a result" />
      <p className="column">
        Nothing is deleted: a correction starts a new line of the campaign, and the old one stays readable.{' '}
        {agreement(whole, officer)}
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
