export { type CreateMatchInput, createMatch, createMatchOnce } from './create.ts';
export { invitationInfo, invite } from './invitations.ts';
export { inviteBot } from './invite-bot.ts';
export { cancelMatch, joinMatch, leaveMatch } from './joining.ts';
export {
  deskMatches,
  type LobbyQuery,
  lobbyMatches,
  MAX_LISTED,
  MAX_OWN,
  myMatches,
  ownMatches,
  waitsFor,
} from './lists.ts';
export { rematch } from './rematch.ts';
