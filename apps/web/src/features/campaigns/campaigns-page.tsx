import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import styles from './campaigns.module.css';
import { OpenCampaign } from './open-campaign.tsx';
import { CAMPAIGNS } from './operations.ts';
import { Wars } from './wars.tsx';

/** One's wars, a form for the next, and wars that anybody may read. */
export async function CampaignsPage() {
  await requirePerson('/campaigns');
  const [own, all] = await Promise.all([ask(CAMPAIGNS, { mine: true }), ask(CAMPAIGNS, { mine: false })]);
  const mine = own.ok ? own.value.campaigns : [];
  const others = (all.ok ? all.value.campaigns : []).filter(({ id }) => !mine.some((one) => one.id === id));
  return (
    <>
      <header className="page-head">
        <h1>Campaigns</h1>
      </header>
      <p className="lead column">
        Wars of many battles over a map of 16 cities. Losses are permanent, and gains carry over to the next battle.
      </p>
      <FaultNotice fault={own.ok ? null : own.fault} />
      <div className={styles.hall}>
        <OpenCampaign />
        <div className="stack">
          <Wars title="Your campaigns" wars={mine} none="You are in no campaign yet." />
          {others.length === 0 ? null : <Wars title="Campaigns to watch" wars={others} none="" />}
        </div>
      </div>
    </>
  );
}
