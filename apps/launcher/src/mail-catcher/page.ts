import type { CaughtMail } from './box.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2a26; --paper: #f4efe3; --line: #c9bfa6; --stamp: #9d2f24 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d3; --paper: #23211d; --line: #4a453a; --stamp: #e2806f } }
* { box-sizing: border-box } body { margin: 0; font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper) }
main { max-width: 60rem; margin: 0 auto; padding: 1rem } h1 { font-size: 1.3rem; letter-spacing: .04em }
a { color: inherit } ul { list-style: none; padding: 0 } li { border-top: 1px solid var(--line); padding: .6rem 0 }
li a { display: block; text-decoration: none; min-height: 44px } li a:hover b, li a:focus b { text-decoration: underline }
small { color: inherit; opacity: .8 } .to { color: var(--stamp) } iframe { width: 100%; height: 70vh; border: 1px solid var(--line); background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 1rem } button { font: inherit; padding: .4rem .8rem }`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function page(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const when = (mail: CaughtMail): string => mail.at.replace('T', ' ').slice(0, 19);

function row(mail: CaughtMail): string {
  const line = `<span class="to">${escaped(mail.to.join(', '))}</span> <small>${when(mail)} UTC</small>`;
  return `<li><a href="/mails/${mail.id}"><b>${escaped(mail.subject)}</b><br>${line}</a></li>`;
}

/** The list of what was caught. */
export function listPage(mails: readonly CaughtMail[]): string {
  const none = '<p>No mail yet. Every mail that Fieldpost sends here lands on this page and nowhere else.</p>';
  const empty = '<form method="post" action="/empty"><button>Empty the box</button></form>';
  const rows = mails.length > 0 ? `<ul>${mails.map(row).join('')}</ul>${empty}` : none;
  return page('Mail catcher', `<h1>Caught mail (${mails.length})</h1>${rows}`);
}

/** One mail: what it looks like, and its words. */
export function mailPage(mail: CaughtMail): string {
  const answers = mail.replyTo ? `<br>Reply to ${escaped(mail.replyTo)}` : '';
  const head = `<p><a href="/">All mail</a></p><h1>${escaped(mail.subject)}</h1>
<p>From ${escaped(mail.from)}<br>To <span class="to">${escaped(mail.to.join(', '))}</span>${answers}<br><small>${when(mail)} UTC</small></p>
<p><a href="/mails/${mail.id}/source">Source</a></p>`;
  const sandbox = 'sandbox="allow-popups allow-top-navigation-by-user-activation"';
  const look = mail.html ? `<iframe title="The mail" src="/mails/${mail.id}/html" ${sandbox}></iframe>` : '';
  return page(mail.subject, `${head}${look}<h2>Words</h2><pre>${escaped(mail.text)}</pre>`);
}
