import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import { OpenCampaign } from './open-campaign.tsx';
import { CAMPAIGNS } from './operations.ts';

/** One's wars, and a form for the next. */
export async function CampaignsPage() {
  await requirePerson('/campaigns');
  const answer = await ask(CAMPAIGNS, { mine: true });
  const campaigns = answer.ok ? answer.value.campaigns : [];
  return (
    <>
      <header className="page-head">
        <h1>Campaigns</h1>
      </header>
      <p>Long wars of many battles: who falls stays fallen, and what is won is carried into the next battle.</p>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <ul className="plain-list stack">
        {campaigns.map(({ id, title, status, asked }) => (
          <li key={id} className="sheet">
            <Link href={`/campaigns/${id}`}>{title}</Link>{' '}
            <span className="small soft">{asked ? 'it is your move' : status}</span>
          </li>
        ))}
        {campaigns.length === 0 ? <li>None yet.</li> : null}
      </ul>
      <OpenCampaign />
    </>
  );
}
