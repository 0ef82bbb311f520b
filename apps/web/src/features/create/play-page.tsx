import { RULE_SETS, type RuleSetInfo } from '@fieldpost/client';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { aboutOf, setUpOf } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentVisitor } from '../session/current-person.ts';
import type { Choice } from './create-form.tsx';
import { PlayComputer } from './play-computer.tsx';

export const drawTitle = (): number => Math.floor(Math.random() * 1_000);

/** A game that may be played at once against the computer. */
export const choiceOf = async (rules: RuleSetInfo): Promise<Choice> => ({ rules, game: await setUpOf(rules.id) });

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
        <PlayComputer choice={await choiceOf(rules)} drawn={drawTitle()} stranger={visitor === null}>
          Play the computer
        </PlayComputer>
      </div>
    </section>
  );
}
