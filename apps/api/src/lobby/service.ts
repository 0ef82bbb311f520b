export { type CreateMatchInput, createMatch } from './create.ts';
export { invitationInfo, invite } from './invitations.ts';
export { inviteBot } from './invite-bot.ts';
export { cancelMatch, joinMatch, leaveMatch } from './joining.ts';
export { lobbyMatches, MOST_LISTED, myMatches, waitsFor } from './lists.ts';
export { rematch } from './rematch.ts';
