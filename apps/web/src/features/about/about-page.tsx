import Link from 'next/link';
import { WHAT_WAITS } from './operations.ts';

const CURL = `curl 'https://HOUSE/api/v1/matches?mine=1&waiting=1' \\
  -H "Authorization: Bearer YOUR_TOKEN"`;

const PLAY = `curl https://HOUSE/api/v1/matches/MATCH/commands \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Idempotency-Key: a-new-word-each-time" \\
  -H "Content-Type: application/json" \\
  -d '{"expectedStep": 41, "line": "e3-e5"}'`;

/** Says what Fieldpost is, what it promises, and how programs play on it. */
export function AboutPage() {
  return (
    <div className="stack stack-wide">
      <section className="sheet stack column" aria-labelledby="about">
        <h1 id="about">About Fieldpost</h1>
        <p className="lead">
          Play board war games by post. Take a turn when you have a few minutes; we send you a letter when it is your
          move.
        </p>
        <h2>What we promise</h2>
        <ul>
          <li>The server checks every order against numbered rules. A refusal gives the reason and the rule.</li>
          <li>Secrets stay secret: no page, letter or API response contains what you may not know.</li>
          <li>
            In games with dice, the seed is committed before the first roll and published at the end. Anyone can verify
            every roll.
          </li>
          <li>A turn you have played is never lost, whatever fails. Other players are notified once, not twice.</li>
          <li>Your data is yours: download or delete it from your account.</li>
        </ul>
      </section>
      <ForPrograms />
    </div>
  );
}

function ForPrograms() {
  return (
    <section className="sheet stack" aria-labelledby="api">
      <h2 id="api">For developers</h2>
      <p>
        A program can do everything a page can: over REST (<a href="/api/v1/docs">reference</a>,{' '}
        <a href="/api/v1/openapi.json">OpenAPI</a>) or GraphQL at <code>/graphql</code>, with subscriptions. Sign
        requests with a token from <Link href="/account">your account</Link>.
      </p>
      <h3>List matches waiting for me</h3>
      <pre>
        <code>{CURL}</code>
      </pre>
      <h3>Give an order</h3>
      <pre>
        <code>{PLAY}</code>
      </pre>
      <p>
        The expected step protects you from playing into a changed position: you then get 409 with the current step.
        Repeat a request with the same key to get the same response.
      </p>
      <h3>The same in GraphQL</h3>
      <pre>
        <code>{WHAT_WAITS.text}</code>
      </pre>
    </section>
  );
}
