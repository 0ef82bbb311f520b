import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import { MY_SCENARIOS } from './operations.ts';

/** The battlefields that somebody has drawn. */
export async function FieldsPage() {
  await requirePerson('/fields');
  const answer = await ask(MY_SCENARIOS, { ruleSet: 'animal-world-war' });
  const fields = answer.ok ? answer.value.myScenarios : [];
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Battlefields</h1>
          <p className="soft">Fields of Animal World War that you have drawn.</p>
        </div>
        <Link className="button button-main" href="/fields/new">
          Draw one
        </Link>
      </header>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <ul className="plain-list stack">
        {fields.map(({ id, title, updatedAt }) => (
          <li key={id} className="sheet">
            <Link href={`/fields/${id}`}>{title}</Link> <span className="small soft">{updatedAt.slice(0, 10)}</span>
          </li>
        ))}
        {fields.length === 0 ? <li>None yet.</li> : null}
      </ul>
    </>
  );
}
