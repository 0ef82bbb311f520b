import { MY_MATCHES, RULE_SETS } from '@fieldpost/client';
import { ask } from '../../connection/server.ts';
import { setUpOf } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import { drawTitle } from './against-computer.ts';
import { CreateForm } from './create-form.tsx';
import type { Wish } from './draft.ts';
import { MY_LEVELS } from './operations.ts';

/** The page to create a match. */
export async function CreatePage({ wish }: { readonly wish: Wish }) {
  const person = await requirePerson('/matches/new');
  const [answer, mine, levels] = await Promise.all([ask(RULE_SETS, {}), ask(MY_MATCHES, {}), ask(MY_LEVELS, {})]);
  const ruleSets = answer.ok ? answer.value.ruleSets : [];
  const played = new Set(mine.ok ? mine.value.myMatches.map(({ ruleSet }) => ruleSet.split('@')[0]) : []);
  const newTo = ruleSets.map(({ id }) => id).filter((id) => !played.has(id));
  const choices = await Promise.all(ruleSets.map(async (rules) => ({ rules, game: await setUpOf(rules.id) })));
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Create a match</h1>
          <p className="soft">Three questions, already answered. Change what you like.</p>
        </div>
      </header>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      {choices.length > 0 ? (
        <CreateForm
          choices={choices}
          drawn={drawTitle()}
          zone={person.timeZone}
          newTo={newTo}
          wish={wish}
          records={levels.ok ? levels.value.myLevels : []}
        />
      ) : null}
    </>
  );
}
