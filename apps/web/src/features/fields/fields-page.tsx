import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { drawable } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import { MY_SCENARIOS } from './operations.ts';

/** The player's custom scenarios, by game. */
export async function FieldsPage() {
  await requirePerson('/fields');
  return (
    <>
      <header className="page-head">
        <h1>Battlefields</h1>
      </header>
      {drawable().map((game) => (
        <OfOneGame key={game.id} game={game} />
      ))}
    </>
  );
}

async function OfOneGame({ game }: { readonly game: ReturnType<typeof drawable>[number] }) {
  const answer = await ask(MY_SCENARIOS, { ruleSet: game.id });
  const fields = answer.ok ? answer.value.myScenarios : [];
  return (
    <section className="stack" aria-labelledby={game.id}>
      <h2 id={game.id}>{game.title}</h2>
      <p>
        <Link className="button button-main" href={`/fields/new?game=${game.id}`}>
          Draw a {game.noun}
        </Link>
      </p>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <ul className="plain-list stack">
        {fields.map(({ id, title, updatedAt }) => (
          <li key={id} className="sheet">
            <Link href={`/fields/${id}`}>{title}</Link> <span className="small soft">{updatedAt.slice(0, 10)}</span>
          </li>
        ))}
        {fields.length === 0 ? <li>None yet.</li> : null}
      </ul>
    </section>
  );
}
