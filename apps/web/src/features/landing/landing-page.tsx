import { DEMO_ACCOUNTS, RULE_SETS, type RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { taught } from '../../games/index.ts';
import { againstComputer } from '../create/against-computer.ts';
import { PlayComputer } from '../create/play-computer.tsx';
import { GameCards } from '../games/game-cards.tsx';
import { BoardImage } from '../pictures/board-image.tsx';
import { currentPerson, currentVisitor } from '../session/current-person.ts';
import { Best } from '../watch/best.tsx';
import styles from './landing.module.css';

const TURN: readonly { readonly stamp: string; readonly title: string; readonly text: string }[] = [
  {
    stamp: '07:40',
    title: 'A letter comes',
    text: 'What happened, in words and a picture, and how long you have.',
  },
  {
    stamp: '07:42',
    title: 'You see it happen',
    text: 'The match opens at the first move you have not seen. Step through it at your own pace.',
  },
  {
    stamp: '07:46',
    title: 'You give your orders',
    text: 'Every order shows its effect and its odds before you give it. You can undo until something answers.',
  },
  {
    stamp: '07:47',
    title: 'And go to work',
    text: 'Your standing orders answer for you, and your opponent gets a letter. Take days if you like.',
  },
];

const REASONS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'One referee',
    text: 'The server checks every order against numbered rules. If it refuses one, it tells you why.',
  },
  { title: 'Secrets kept', text: 'Sealed armies and plans are never sent to anyone else’s browser.' },
  {
    title: 'No lost turns',
    text: 'Clocks in days with reserve time, reminders, and a fair ending when someone stays away.',
  },
  {
    title: 'Open to programs',
    text: 'Bots can play too, over REST or GraphQL, with your access token.',
  },
];

function Telegram() {
  return (
    <div className={styles.telegram} aria-hidden="true">
      <span className="strip">ARTILLERY D2 FIRES ON C5</span>
      <span className="strip">INFANTRY FALLS BACK STOP</span>
    </div>
  );
}

/** The first turn, the computer at once, and quietly the ways to an account and to other people. Nothing is fetched ahead. */
async function WaysIn({ games }: { readonly games: readonly RuleSetInfo[] }) {
  const visitor = await currentVisitor();
  const [first] = games;
  return (
    <div className={styles.ways}>
      <Link className="button button-main" href={`/lessons/${taught()[0]?.id ?? ''}`} prefetch={false}>
        Play your first turn
      </Link>
      {first === undefined ? null : (
        <PlayComputer input={await againstComputer(first)} stranger={visitor === null} quiet>
          Play the computer
        </PlayComputer>
      )}
      <QuietWays guest={visitor?.guest === true} />
    </div>
  );
}

async function QuietWays({ guest }: { readonly guest: boolean }) {
  const [demo, person] = await Promise.all([ask(DEMO_ACCOUNTS, {}), currentPerson()]);
  const isDemo = demo.ok && demo.value.demoAccounts.length > 0;
  const account = isDemo ? ['/sign-in', 'Try the demo'] : ['/sign-up', 'Create account'];
  const ways = [
    ...(guest ? [['/desk', 'Go to your desk']] : []),
    ...(person === null ? [account] : []),
    ['/lobby', 'Find an opponent'],
    ['/watch', 'Watch a match'],
  ];
  return (
    <ul className={`plain-list ${styles.quiet}`}>
      {ways.map(([href = '', words]) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Hero({ games }: { readonly games: readonly RuleSetInfo[] }) {
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome">War games by post</h1>
        <p className="lead">
          Five games of armies, animals and tanks, played over days. Give your orders, send them and go: a turn takes as
          long as a cup of coffee.
        </p>
        <WaysIn games={games} />
      </div>
      <figure className={styles.table}>
        <BoardImage
          src="/pictures/cover"
          alt="A battle on a square grid: trenches, and two armies that differ in shape and colour"
          eager
        />
        <Telegram />
      </figure>
    </section>
  );
}

/** The landing page for newcomers: what Fieldpost is, how it looks, and how to start. */
export async function LandingPage() {
  const answer = await ask(RULE_SETS, {});
  const games = answer.ok ? answer.value.ruleSets : [];
  return (
    <div className={styles.landing}>
      <Hero games={games} />
      <section aria-labelledby="games">
        <h2 id="games">On the table</h2>
        <GameCards games={games} level={3} />
      </section>
      <Best />
      <section aria-labelledby="turn">
        <h2 id="turn">One turn</h2>
        <ol className={`plain-list ${styles.turn}`}>
          {TURN.map(({ stamp, title, text }) => (
            <li key={title} className="sheet">
              <p className="typed soft">{stamp}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="reasons">
        <h2 id="reasons">What you can count on</h2>
        <dl className={styles.reasons}>
          {REASONS.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
