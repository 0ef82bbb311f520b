/** Nobody is brought together with whom they have blocked, or who has blocked them: at every door of matches and campaigns. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person, type Whole } from '../testing/lobby.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

const block = (who: Person, whom: Person) =>
  who.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: whom.id });

/** Ada, and Ben with whom she may not be brought together: one of them has blocked the other. */
async function apart(blocker: 'Ada' | 'Ben') {
  const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
  await (blocker === 'Ada' ? block(ada, ben) : block(ben, ada));
  return { ada, ben };
}

describe.each(['Ada', 'Ben'] as const)('%s has blocked the other', (blocker) => {
  test('they are shown no match of theirs to join, and join none, by a link neither', async () => {
    const { ada, ben } = await apart(blocker);
    const { id } = await open(ada);
    const shown = async (query: string) =>
      (await ben.get<{ readonly matches: readonly { id: string; joinBlocker: { code: string } | null }[] }>(query)).body
        .matches;
    expect((await shown('/matches?joinable=1')).map((one) => one.id)).not.toContain(id);
    expect((await shown('/matches')).find((one) => one.id === id)?.joinBlocker?.code).toBe('CANNOT_MEET');
    expect((await join(ben, id)).body.error.code).toBe('CANNOT_MEET');
    const link = await ada.post<{ readonly secret: string }>(`/matches/${id}/invitations`, {});
    const invited = await join(ben, id, { invitation: link.body.secret });
    expect(invited.body.error.code).toBe('CANNOT_MEET');
    const other = await lobby.person('Eve');
    expect((await join(other, id, { invitation: link.body.secret })).status).toBe(200);
  });

  test('neither is written to by the other, and the answer says nothing of it', async () => {
    const { ada, ben } = await apart(blocker);
    const { id } = await open(ada);
    const before = lobby.mailbox.mails.length;
    const asked = await ada.post<{ readonly mailed: boolean }>(`/matches/${id}/invitations`, { email: ben.email });
    expect([asked.status, asked.body.mailed]).toEqual([201, true]);
    expect(lobby.mailbox.mails.length).toBe(before);
  });

  test('they have no rematch, and join no campaign in which the other sits', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const match = await open(ada);
    await join(ben, match.id);
    await ada.post<Whole>(`/matches/${match.id}/resign`, {});
    const war = await ada.post<{ readonly id: string }>('/campaigns', {
      rules: 'aww-legacy@1',
      title: 'War',
      visibility: 'public',
    });
    await (blocker === 'Ada' ? block(ada, ben) : block(ben, ada));
    const again = await ben.post<ErrorBody>(`/matches/${match.id}/rematch`, {});
    expect(again.body.error.code).toBe('CANNOT_MEET');
    const joined = await ben.post<ErrorBody>(`/campaigns/${war.body.id}/join`, { empire: 'CARN' });
    expect(joined.body.error.code).toBe('CANNOT_MEET');
  });
});
