import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { currentVisitor } from '../session/current-person.ts';
import { momentIn } from '../words/moments.ts';
import { Asked } from './asked.tsx';
import styles from './campaigns.module.css';
import { KeepUp } from './keep-up.tsx';
import { Members } from './members.tsx';
import { CAMPAIGN_LATELY, CAMPAIGN_PAGE, CAMPAIGN_TOLD, type Shown, type War } from './operations.ts';
import { OwnCorrection } from './own-correction.tsx';
import { Recruiting } from './recruiting.tsx';
import { SoldierCard } from './soldier-card.tsx';
import { Standing } from './standing.tsx';
import { ToFront } from './to-front.tsx';
import { Told } from './told.tsx';
import { WarBoard } from './war-board.tsx';
import { WarLetter } from './war-letter.tsx';

/** So many entries lie behind the last letter; who was away for longer is sent the rest. */
const RECENT = 20;

/** LC-130: the reader's open decisions, the last letter, the map, the soldiers, and links to the past. */
export async function CampaignPage({ id }: { readonly id: string }) {
  const answer = await ask(CAMPAIGN_PAGE, { id });
  const campaign = answer.ok ? answer.value.campaign : null;
  if (campaign === null) notFound();
  const { war, seq } = campaign;
  if (war.view === null) return <Recruiting campaign={campaign} />;
  const [past, told, visitor] = await Promise.all([
    ask(CAMPAIGN_LATELY, { id, after: Math.max(-1, seq - RECENT) }),
    war.viewer === null ? null : ask(CAMPAIGN_TOLD, { id }),
    currentVisitor(),
  ]);
  const steps = past.ok ? (past.value.campaignHistory?.steps ?? []) : [];
  return (
    <div className={styles.page}>
      <KeepUp key={seq} />
      <Head campaign={campaign} />
      <div className={styles.now}>
        <Asked id={id} seq={seq} war={war} />
      </div>
      <div className={styles.news}>
        <WarLetter id={id} steps={steps} />
      </div>
      <section className={`sheet stack ${styles.mapSheet}`} aria-labelledby="map">
        <h2 id="map">The map</h2>
        <Board campaign={campaign} />
      </section>
      <div className={styles.balance}>
        <Standing counts={war.glance?.counts ?? {}} sides={war.atlas.sides} keys={war.options.keys ?? 3} />
      </div>
      <Soldiers campaign={campaign} />
      <div className={`stack ${styles.members}`}>
        <Seats campaign={campaign} zone={visitor?.timeZone ?? 'UTC'} />
        {told?.ok ? (
          <Told id={id} differing={told.value.campaignNotificationPreferences} feed={told.value.campaignFeed} />
        ) : null}
      </div>
    </div>
  );
}

function Head({ campaign: { id, title, war, head } }: { readonly campaign: Shown }) {
  return (
    <header className={`page-head ${styles.head}`}>
      <div>
        <ToFront front={war.front} />
        <h1>{title}</h1>
        <p className="soft">
          {standingOf(war)} <OwnCorrection war={war} />
        </p>
      </div>
      <nav className="row" aria-label="The war">
        <Link className="button" href={`/campaigns/${id}/timeline`}>
          Timeline
        </Link>
        <Link className="button" href={`/campaigns/${id}/honour`}>
          Roll of honour
        </Link>
        <a className="button button-quiet" href={`/api/v1/campaigns/${id}/export`} download>
          Export
        </a>
        {mayCorrect(war) ? (
          <Link className="button button-quiet" href={`/campaigns/${id}/correct`}>
            Correct a result
          </Link>
        ) : null}
      </nav>
      <p className="small soft typed">Ledger {head?.slice(0, 12)}</p>
    </header>
  );
}

/** LC-012: commanders, and officers of the club who do not fight here. */
function mayCorrect({ viewer, front, battlesFought }: War): boolean {
  return battlesFought > 0 && ((viewer?.commands.length ?? 0) > 0 || (front?.officer ?? false));
}

function standingOf({ view, atlas, options }: War): string {
  const state = view?.state;
  if (state === undefined) return '';
  const { outcome, turn, initiative } = state;
  const named = (side: string) => atlas.sides[side] ?? side;
  if (outcome !== null)
    return outcome.winner === 'draw' ? 'The war ended in a draw.' : `${named(outcome.winner)} won the war.`;
  return `Turn ${turn} of up to ${options.cap ?? 30}. Initiative: ${named(initiative)}.`;
}

/** The map, with what its viewer may declare there. */
function Board({ campaign: { id, seq, war } }: { readonly campaign: Shown }) {
  const state = war.view?.state;
  if (state === undefined) return null;
  const side = war.viewer?.commands.find((one) => declarations(war, one).length > 0);
  return (
    <WarBoard
      atlas={war.atlas}
      owners={state.cities}
      soldiers={state.soldiers}
      actor={side === undefined ? null : { id, seq, side }}
      choices={side === undefined ? [] : declarations(war, side)}
    />
  );
}

/** LC-014: who fights, as long as it is fought. */
function Seats({ campaign: { id, status, war }, zone }: { readonly campaign: Shown; readonly zone: string }) {
  const { atlas, seats, viewer, owner, owns, front, solo, vacations } = war;
  if (status !== 'playing' || solo) return null;
  const now = new Date().toISOString();
  const away = Object.entries(vacations).flatMap(([side, all]) => {
    const next = all.find(({ to }) => to > now);
    return next === undefined ? [] : [[side, momentIn(zone, next.to)] as const];
  });
  const officer = front?.officer ?? false;
  return (
    <Members
      id={id}
      sides={atlas.sides}
      seats={seats}
      leaves={viewer !== null}
      arranges={owns || officer}
      officer={officer}
      owner={owns ? owner.id : null}
      left={viewer !== null && viewer.commands.length > 0 ? viewer.vacationDaysLeft : null}
      away={Object.fromEntries(away)}
    />
  );
}

const declarations = (war: War, side: string) =>
  (war.viewer?.choices[side] ?? []).filter(({ act }) => act.type === 'declare');

/** LC-133: the soldiers of both Empires, the reader's own first. */
function Soldiers({ campaign: { id, war } }: { readonly campaign: Shown }) {
  const { atlas, viewer, view } = war;
  const own = viewer?.empires[0];
  const sides = Object.entries(atlas.sides).toSorted(([one], [other]) => Number(other === own) - Number(one === own));
  return (
    <div className={`stack ${styles.soldiers}`}>
      {sides.map(([side, name]) => (
        <section key={side} className="sheet stack" aria-labelledby={`soldiers-${side}`}>
          <h2 id={`soldiers-${side}`}>Soldiers of {name}</h2>
          <ul className={`plain-list ${styles.cards}`}>
            {atlas.people.map((person) => {
              const dossier = view?.state.soldiers[person.id];
              if (person.side !== side || dossier === undefined) return null;
              return <SoldierCard key={person.id} campaignId={id} person={person} dossier={dossier} atlas={atlas} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
