import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { Choices } from './choices.tsx';
import { JoinCampaign } from './join-campaign.tsx';
import { CAMPAIGN, type Dossier, type Person, type Whole } from './operations.ts';
import { WarMap } from './war-map.tsx';

/** LC-130: what is asked of me, the map, the soldiers. */
export async function CampaignPage({ id }: { readonly id: string }) {
  const answer = await ask(CAMPAIGN, { id });
  const campaign = answer.ok ? answer.value.campaign : null;
  if (campaign === null) notFound();
  const { whole } = campaign;
  const state = whole.view?.state ?? null;
  return (
    <>
      <header className="page-head">
        <h1>{campaign.title}</h1>
        <p className="soft">{state === null ? 'It waits for members.' : standingOf(whole)}</p>
      </header>
      <Asked id={id} seq={campaign.seq} whole={whole} />
      {state === null ? null : (
        <section className="sheet stack" aria-labelledby="map">
          <h2 id="map">The map</h2>
          <WarMap places={whole.atlas.places} cities={state.cities} sides={whole.atlas.sides} />
        </section>
      )}
      {state === null ? null : <Soldiers whole={whole} soldiers={state.soldiers} />}
      <p className="small soft">Ledger {campaign.head?.slice(0, 12) ?? 'not begun'}</p>
    </>
  );
}

function standingOf({ view, atlas }: Whole): string {
  const state = view?.state;
  if (state === undefined) return '';
  const { outcome, turn, initiative } = state;
  const named = (side: string) => atlas.sides[side] ?? side;
  if (outcome !== null)
    return outcome.winner === 'draw' ? 'The war ended in a draw.' : `${named(outcome.winner)} won the war.`;
  return `Turn ${turn}; the initiative is with ${named(initiative)}.`;
}

type AskedProps = { readonly id: string; readonly seq: number; readonly whole: Whole };

/** LC-130: "what is asked of me and until when, one button". */
function Asked({ id, seq, whole }: AskedProps) {
  const { viewer, waits, battle, atlas, seats, view } = whole;
  const free = Object.entries(atlas.sides).filter(([side]) =>
    seats.some((seat) => seat.empire === side && seat.user === null),
  );
  if (view === null) {
    const sides = free.map(([side, name]) => ({ side, name }));
    return (
      <section className="sheet stack">
        {viewer === null ? <JoinCampaign id={id} sides={sides} /> : <p>Give its address to whoever is to join.</p>}
      </section>
    );
  }
  return (
    <section className="sheet stack" aria-labelledby="asked">
      <h2 id="asked">Now</h2>
      {battle === null ? null : (
        <p>
          <Link className="button button-main" href={`/matches/${battle.match}`}>
            Battle {battle.battle}
          </Link>
        </p>
      )}
      <ul className="plain-list">
        {waits
          .filter(({ done }) => !done)
          .map(({ side, what, until }) => (
            <li key={`${side}${what}`}>
              {atlas.sides[side]} is asked ({what}) until {until.slice(0, 16).replace('T', ' ')} UTC.
            </li>
          ))}
      </ul>
      {(viewer?.empires ?? []).map((side) => (
        <Choices
          key={`${side}${seq}`}
          campaignId={id}
          seq={seq}
          side={side}
          label={`For ${atlas.sides[side]}`}
          choices={viewer?.choices[side] ?? []}
        />
      ))}
    </section>
  );
}

const STATUS: Readonly<Record<Dossier['status'], string>> = {
  ready: 'ready',
  dead: 'fallen',
  pow: 'prisoner',
  mia: 'missing',
};

type SoldiersProps = { readonly whole: Whole; readonly soldiers: Readonly<Record<string, Dossier>> };

/** LC-133: the soldiers of either Empire, with what they have earned. */
function Soldiers({ whole, soldiers }: SoldiersProps) {
  const { sides, people } = whole.atlas;
  return Object.entries(sides).map(([side, name]) => (
    <section key={side} className="sheet stack" aria-labelledby={`soldiers-${side}`}>
      <h2 id={`soldiers-${side}`}>Soldiers of {name}</h2>
      <ul className="plain-list">
        {people.filter((one) => one.side === side).map((one) => soldierLine(one, soldiers[one.id]))}
      </ul>
    </section>
  ));
}

function soldierLine({ id, name, kind }: Person, dossier: Dossier | undefined) {
  if (dossier === undefined) return null;
  const { status, battles, kills, medals, upgrades } = dossier;
  return (
    <li key={id}>
      <strong>{name}</strong>, {kind}: {STATUS[status]}; {battles} battles, {kills} killed
      {medals.length + upgrades.length === 0 ? '' : `; ${[...medals, ...upgrades].join(' ')}`}
    </li>
  );
}
