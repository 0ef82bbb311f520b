import { RULE_SETS } from '@fieldpost/client';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { GameCards } from '../games/game-cards.tsx';

/** Lists all games with a link to their rules. */
export async function RulesIndexPage() {
  const answer = await ask(RULE_SETS, {});
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Rules</h1>
          <p className="soft">Each game: sequence of play, units and all numbered rules.</p>
        </div>
      </header>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <GameCards games={answer.ok ? answer.value.ruleSets : []} level={2} />
    </>
  );
}
