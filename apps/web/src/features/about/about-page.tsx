import Link from 'next/link';
import { WHAT_WAITS } from './operations.ts';

const CURL = `curl 'https://HOUSE/api/v1/matches?mine=1&waiting=1' \\
  -H "Authorization: Bearer YOUR_TOKEN"`;

const PLAY = `curl https://HOUSE/api/v1/matches/MATCH/commands \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Idempotency-Key: a-new-word-each-time" \\
  -H "Content-Type: application/json" \\
  -d '{"expectedStep": 41, "line": "e3-e5"}'`;

/** What the house is, what it promises, and how programs play in it. */
export function AboutPage() {
  return (
    <div className="stack stack-wide">
      <section className="sheet stack column" aria-labelledby="about">
        <h1 id="about">About the house</h1>
        <p className="lead">
          Fieldpost carries board war games by post: one turn whenever you have a few minutes, days to think, and a
          letter when it is your move.
        </p>
        <h2>What we promise</h2>
        <ul>
          <li>The server judges every order by the numbered rules. A refusal says why, and names its rule.</li>
          <li>What is secret stays secret: a page, a letter or the API never holds what you may not know.</li>
          <li>
            Where a game has dice, their seed is committed before the first throw and shown after the last, so that
            anybody can check every one of them.
          </li>
          <li>A turn that was taken is kept, whatever breaks down. Whoever waits for you is told once, not twice.</li>
          <li>Your data is yours: take it with you or delete it, from your account.</li>
        </ul>
      </section>
      <ForPrograms />
    </div>
  );
}

function ForPrograms() {
  return (
    <section className="sheet stack" aria-labelledby="api">
      <h2 id="api">For programs</h2>
      <p>
        All that a page does, a program may do as well: over REST, described by{' '}
        <a href="/api/v1/docs">a reference you can try out</a> (<a href="/api/v1/openapi.json">OpenAPI</a>), or over
        GraphQL at <code>/graphql</code>, with subscriptions for what happens while you watch. You sign requests with a
        token from <Link href="/account">your account</Link>.
      </p>
      <h3>What waits for me?</h3>
      <pre>
        <code>{CURL}</code>
      </pre>
      <h3>Play an order</h3>
      <pre>
        <code>{PLAY}</code>
      </pre>
      <p>
        The expected step guards against playing into a position that has changed: then the answer is 409, with the new
        one. The same key gets the same answer again, so a request may be repeated without fear.
      </p>
      <h3>The same by GraphQL</h3>
      <pre>
        <code>{WHAT_WAITS.text}</code>
      </pre>
    </section>
  );
}
