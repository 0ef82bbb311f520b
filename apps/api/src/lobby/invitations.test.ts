import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person, type Whole } from '../testing/lobby.ts';
import { linkIn } from '../testing/mailbox.ts';

let lobby: Lobby;
let person: Lobby['person'];

beforeAll(async () => {
  lobby = await Lobby.open();
  person = (name) => lobby.person(name);
});
afterAll(() => lobby.close());

type Link = { readonly url: string; readonly secret: string; readonly mailed: boolean };
type Info = { readonly usable: boolean; readonly side: string | null; readonly match: { readonly title: string } };

describe('invitations', () => {
  const inviteTo = (who: Person, id: string, body: Json = {}) =>
    who.post<Link & ErrorBody>(`/matches/${id}/invitations`, body);

  test('a link lets one person into a match that is not listed', async () => {
    const [ada, ben, cid] = [await person('Ada'), await person('Ben'), await person('Cid')];
    const { id } = await open(ada, { sides: {}, listed: false });
    const { body } = await inviteTo(ada, id, { side: 'north' });
    expect(body.url).toBe(`http://localhost:3000/invitation/${body.secret}`);
    expect((await ben.get<Info>(`/invitations/${body.secret}`)).body).toMatchObject({ usable: true, side: 'north' });
    const both = await Promise.all([ben, cid].map((one) => join(one, id, { invitation: body.secret, side: 'south' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [taken] = both.filter(({ status }) => status === 200);
    expect(taken?.body.you?.side).toBe('north');
    expect((await ben.get<Info>(`/invitations/${body.secret}`)).body.usable).toBe(false);
  });

  test('only the hash of the secret is kept, and it runs out after two weeks', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { listed: false });
    const { body } = await inviteTo(ada, id);
    const rows = await lobby.app.services.db.invitation.findMany({ where: { matchId: id } });
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    lobby.clock.advance(15 * 86_400_000);
    expect((await join(ben, id, { invitation: body.secret })).body.error.code).toBe('INVITATION_USED');
    expect((await ben.get(`/invitations/${'x'.repeat(32)}`)).status).toBe(404);
  });

  test('by mail: the link arrives, and another match does not open to it', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const match = await open(ada, { sides: { south: 'me', north: { email: 'Friend@Example.org' } }, listed: false });
    const mail = await lobby.mailbox.next('friend@example.org');
    expect([mail.subject, mail.text.includes('Salient')]).toEqual(['Ada invites you to a match on Fieldpost', true]);
    const secret = linkIn(mail, '/invitation/').pathname.split('/').at(-1) ?? '';
    const other = await open(ada, { listed: false });
    expect((await join(ben, other.id, { invitation: secret })).body.error.code).toBe('NOT_FOUND');
    expect((await join(ben, match.id, { invitation: secret })).body).toMatchObject({ status: 'playing' });
  });

  test.each([
    ['NOT_FOUND', 'stranger', { listed: false }, {}],
    ['FORBIDDEN', 'stranger', {}, {}],
    ['SEAT_TAKEN', 'creator', {}, { side: 'south' }],
    ['SIDE_UNKNOWN', 'creator', {}, { side: 'east' }],
    ['MALFORMED', 'creator', {}, { email: 'nowhere' }],
    ['NOT_OPEN', 'creator', { solo: true }, {}],
  ])('%s', async (code, who, input, body) => {
    const people: Record<string, Person> = { creator: await person('Ada'), stranger: await person('Ben') };
    const { id } = await open(people.creator as Person, input);
    expect((await inviteTo(people[who] as Person, id, body)).body.error.code).toBe(code);
  });

  test('no more than twenty for one match', async () => {
    const ada = await person('Ada');
    const { id } = await open(ada);
    for (let n = 0; n < 20; n += 1) expect((await inviteTo(ada, id)).status).toBe(201);
    expect((await inviteTo(ada, id)).body.error.code).toBe('TOO_MANY_INVITATIONS');
  });
});

describe('rematch', () => {
  async function finished(): Promise<{ ada: Person; ben: Person; id: string }> {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { options: { turnLimit: 77 }, clock: 'brisk' });
    await join(ben, id);
    return { ada, ben, id };
  }
  const again = (who: Person, id: string) => who.post<Whole & ErrorBody>(`/matches/${id}/rematch`);

  test('sides are swapped and the loser is first (CA-022)', async () => {
    const { ada, ben, id } = await finished();
    expect((await again(ada, id)).body.error.code).toBe('NOT_FINISHED');
    await ada.post(`/matches/${id}/resign`);
    const { status: made, body: offered } = await again(ben, id);
    expect(made).toBe(201);
    expect(offered).toMatchObject({ status: 'open', listed: false, rematchOf: id, you: { side: 'south' } });
    // Ada has lost as South, so she is first as North
    expect(offered.options).toMatchObject({ first: 'north', creator: 'south', turnLimit: 77 });
    expect(offered.clock).toMatchObject({ bankSeconds: 86_400 });
    expect((await lobby.mailbox.next(ada.email)).subject).toBe('Ben invites you to a match on Fieldpost');
    const { status, body: taken } = await again(ada, id);
    expect(status).toBe(200);
    expect(taken).toMatchObject({ id: offered.id, status: 'playing', you: { side: 'north' }, waitingFor: ['north'] });
    expect((await again(ben, id)).body.id).toBe(offered.id);
  });

  test('after a draw who was second is first (CA-022)', async () => {
    const { ada, ben, id } = await finished();
    const { body } = await ada.match(id);
    await ada.post(`/matches/${id}/draw`, { action: 'offer' });
    await ben.post(`/matches/${id}/draw`, { action: 'accept' });
    // The one who was first had their side's name in waitingFor; the other one is first now, under their new side's name.
    const second = body.waitingFor[0] === 'south' ? 'north' : 'south';
    const swapped = second === 'south' ? 'north' : 'south';
    expect((await again(ada, id)).body.options.first).toBe(swapped);
  });

  test('both ask at once: one match, which begins', async () => {
    const { ada, ben, id } = await finished();
    await ben.post(`/matches/${id}/resign`);
    const both = await Promise.all([again(ada, id), again(ben, id)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect((await ada.match(both[0]?.body.id ?? '')).body.status).toBe('playing');
  });

  test('is for its players', async () => {
    const { ada, id } = await finished();
    await ada.post(`/matches/${id}/resign`);
    const cid = await person('Cid');
    expect((await again(cid, id)).body.error.code).toBe('NOT_SEATED');
    const { body } = await again(ada, id);
    expect((await join(cid, body.id)).body.error.code).toBe('NOT_FOUND');
  });
});
