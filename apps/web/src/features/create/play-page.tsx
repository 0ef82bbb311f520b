import { RULE_SETS } from '@fieldpost/client';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { aboutOf } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentVisitor } from '../session/current-person.ts';
import { againstComputer } from './against-computer.ts';
import { PlayComputer } from './play-computer.tsx';

/** One touch from here stands the table. */
export async function PlayPage({ game }: { readonly game: string }) {
  const [answer, visitor] = await Promise.all([ask(RULE_SETS, {}), currentVisitor()]);
  if (!answer.ok) return <FaultNotice fault={answer.fault} />;
  const rules = answer.value.ruleSets.find(({ id }) => id === game);
  if (rules === undefined) notFound();
  return (
    <section className="stack">
      <h1>{rules.title}</h1>
      <p className="lead">{aboutOf(game)?.words}</p>
      <div className="row">
        <PlayComputer input={await againstComputer(rules)} stranger={visitor === null}>
          Play the computer
        </PlayComputer>
      </div>
    </section>
  );
}
