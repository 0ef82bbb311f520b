/** The numbered rules in short words, for refusals, the rules page and the quick reference. Public data. */
import type { RuleId } from '@fieldpost/engine';

export const RULE_CHAPTERS: readonly { readonly title: string; readonly from: number; readonly to: number }[] = [
  { title: 'General and dice', from: 1, to: 9 },
  { title: 'Set-up', from: 10, to: 12 },
  { title: 'Stacking and transport', from: 20, to: 24 },
  { title: 'Fuel', from: 30, to: 32 },
  { title: 'Initiative', from: 40, to: 40 },
  { title: 'Terrain', from: 50, to: 57 },
  { title: 'Air', from: 60, to: 74 },
  { title: 'Sea', from: 80, to: 84 },
  { title: 'Ground', from: 90, to: 104 },
  { title: 'Production', from: 110, to: 151 },
  { title: 'End of the game', from: 160, to: 170 },
  { title: 'Flow', from: 171, to: 177 },
];

export const RULES: Readonly<Record<RuleId, string>> = {
  'MW-001': 'Two, three or four players fight on one map made for that number.',
  'MW-002': 'All dice have six sides; a throw of 1 to 3 is half a die, rounded up.',
  'MW-003': 'A unit rolls as many dice as its attack or its defence says, and adds them.',
  'MW-004':
    'Terrain and a whole fortification add to the defender’s sum, fire counters take from either; no sum falls below 0.',
  'MW-005':
    'A strictly higher attack destroys the defender; otherwise the defender survives with one more fire counter.',
  'MW-006': 'Each fire counter takes 1 from the sum of a throw, not from each die.',
  'MW-007': 'The thrower’s own fire counters are subtracted from the fire counters that a throw puts.',
  'MW-008': 'The attacker’s dice are thrown first, then the defender’s. All dice are public.',
  'MW-009': 'Nothing ever has more than six fire counters, and counters alone destroy no unit.',
  'MW-010':
    'A zone is all land within 3 hexes of a home, bridges left out; its player controls it, and nobody the rest.',
  'MW-011':
    'Everybody begins with 30 oil, 30 metal, a factory and 5 Infantry beside cities, printed on the map or placed.',
  'MW-012': 'The population of cities and the food of farms are printed and never change; each city hex is a city.',
  'MW-020': 'At most one ground or sea unit stands in a hex. Planes and carried units do not count.',
  'MW-021':
    'A unit may pass through its owner’s units but not end there. It never enters another player’s hex with a unit.',
  'MW-022': 'A transport carries 2 ground units, a carrier 4 planes; an airfield holds 10 planes.',
  'MW-023':
    'Carried units move along, cannot be attacked, and are lost with their carrier. Planes on board may still fly.',
  'MW-024': 'A plane in the air is not on board until it has landed.',
  'MW-030': 'The first move of a unit in a turn costs 1 oil, however far it goes.',
  'MW-031': 'Infantry never pays; attacking, being carried and free advance cost nothing.',
  'MW-032': 'Without oil a unit that pays may not move; a declared sortie is not called back.',
  'MW-040': 'Each turn every player throws one die; high goes first in every step, and ties are thrown again.',
  'MW-050': 'Forest, Mountains, Mountain Pass, Marshland and City give +1 to ground and sea units that defend there.',
  'MW-051': 'A burning city still gives its +1.',
  'MW-052': 'A fortification without fire gives +1 to any unit that stands there. With fire it gives nothing.',
  'MW-053':
    'Water is for ships, bridges for ships and ground units, mountains and marshland for Infantry alone; ports take own ships.',
  'MW-054': 'No ground unit enters a burning bridge. Ships pass it, and a unit on it may stay or leave.',
  'MW-055':
    'For Tanks and Mechanized Inf. a step into or out of Forest, Desert, Mine, City or a fortification ends the move.',
  'MW-056': 'There are no zones of control: moving past enemies is free.',
  'MW-057': 'Nothing blocks fire: there is no line of sight.',
  'MW-060': 'A plane declares one sortie against one target within its move of its base.',
  'MW-061':
    'Planes target enemy ground and sea units except subs, and infrastructure in hexes that their owner does not control.',
  'MW-062': 'Planes on the ground or on board, and carried units, are no targets.',
  'MW-063':
    'Nothing lands on a base where an enemy stands, and no plane fights from it. Planes may leave it by transfer.',
  'MW-064': 'Free fighters within 4 hexes of the target may scramble against a sortie; they fight in the order given.',
  'MW-065': 'A sortie that survived its attackers fires back once, one die, at the first of them still alive.',
  'MW-066': 'Against infrastructure each die of a plane that shows 1 or 2 puts one fire counter.',
  'MW-067':
    'Anti-Aircraft, Warships and Carriers fire one die at one plane a turn whose target is in their hex or beside it.',
  'MW-068': 'Strikes fall in the order of initiative, then of declaration; a target that is gone is not replaced.',
  'MW-069': 'An airfield that receives fire loses all planes on the ground there.',
  'MW-070': 'A ground unit that survived a fighter’s attack fires one die at it, unless it is Artillery.',
  'MW-071':
    'Planes land where they took off; where that base is gone, at another within reach and with room, or they are lost.',
  'MW-072': 'A plane that has not fought may move to another own base with room within its move, for 1 oil.',
  'MW-073': 'Fire on an airfield stops production, not flying.',
  'MW-074': 'Bombers never attack planes, but they fire back.',
  'MW-080': 'Ships move over Water, Bridges and own ports.',
  'MW-081': 'Warships and subs attack once each; carriers and transports do not.',
  'MW-082': 'A warship throws 2 dice at 1 or 2 hexes, or 1 die at a sub beside it; a sub 1 die at a unit beside it.',
  'MW-083': 'Only warships may ever attack a sub.',
  'MW-084': 'Ships do not attack infrastructure.',
  'MW-090': 'Ground units move one after another: Tanks and Mechanized Inf. 2 hexes, the others 1.',
  'MW-091': 'A unit may use its whole move to board a transport beside it, or to leave one; not both in a turn.',
  'MW-092': 'Artillery that did not move fires once, 2 dice at 1 or 2 hexes.',
  'MW-093':
    'Artillery may fire at enemy units except subs, and at infrastructure in hexes that its owner does not control.',
  'MW-094': 'Artillery puts 1 to 3 fire counters on infrastructure.',
  'MW-100':
    'Infantry, Mechanized Inf., Tanks and Anti-Aircraft attack once each, a unit beside them; also after moving.',
  'MW-101': 'Attacks are resolved one at a time.',
  'MW-102': 'Fire counters stay, so that attackers profit from one another.',
  'MW-103': 'Instead a unit other than Artillery may put 1 to 6 fire counters on the infrastructure it stands on.',
  'MW-104':
    'A unit that destroyed another in a ground attack may advance into its hex for free. The hex must be empty and enterable.',
  'MW-110': 'The unit limit is the smaller of food, from farms without fire, and people, in cities less their fire.',
  'MW-111': 'Mines and oil fields without fire give 1 metal and 1 oil a turn, kept without limit.',
  'MW-120': 'A unit may be built only while there are fewer units than the limit; nothing over it is removed.',
  'MW-121': 'Units cost metal; bases do not count to the limit.',
  'MW-122': 'Ground units appear at a factory, ships at a port, planes at an airfield with room.',
  'MW-123': 'A site builds one unit a turn, and none while it burns or is occupied.',
  'MW-124': 'A new unit does nothing more in its first turn.',
  'MW-130': 'Infantry and Mechanized Inf. claim the hex they stand on, bridges too; control stays when they leave.',
  'MW-131': 'Bases go with their hex; planes of another player at an airfield that changes hands are lost.',
  'MW-140': 'Infantry on a Barren hex without an enemy unit beside it may build a base there for 3 metal.',
  'MW-141': 'One base stands in a hex, and is never moved or demolished.',
  'MW-150':
    'At the end of a turn everything loses 1 fire counter. A bridge does so only if Infantry beside it repairs it.',
  'MW-151': 'Reinforcements are only a word in the name of the step: no units are given.',
  'MW-160': 'A player who controls every city after territory is claimed wins at once.',
  'MW-161':
    'A player without a city or a unit that could claim one is out. Units go, hexes are nobody’s, reserves are lost.',
  'MW-162': 'A player who resigns leaves at once, as if eliminated. The others play on.',
  'MW-163': 'At the turn limit the population of cities decides, then cities, hexes, units, and metal with oil.',
  'MW-164': 'Ten turns without attack, change of control, unit or base built end the war by the same ranking.',
  'MW-165':
    'A draw needs all active players. An offer is valid through the next turn. After a refusal its player waits for that turn.',
  'MW-166': 'There are no alliances: every other player is an enemy.',
  'MW-167': 'Conquest is tested before elimination; the last who fall together share the first place.',
  'MW-168': 'Behind the winner come the active players by rank, then those who left, the last of them first.',
  'MW-169':
    'By option a share of the population of all cities conquers; the greater share wins, and a tie decides nothing.',
  'MW-170': 'Every seat of the map is taken; a seat that nobody takes does not exist.',
  'MW-171':
    'A step opens for a player who has a choice in it, and ends when they pass. Later steps are ordered by filing.',
  'MW-172': 'Standing orders always answer for flak and for planes without a base.',
  'MW-173': 'Moves without dice may be undone until a die falls or the window ends. Nobody else sees them before.',
  'MW-174': 'In a sealed game all plan unseen at the same time, and the steps then run with those plans.',
  'MW-175': 'A filed or planned order is judged when its step comes: it is executed, or its owner learns why not.',
  'MW-176': 'Others learn only what is executed, never what was filed or planned.',
  'MW-177': 'A lapse costs the window whose clock ran; with a new turn there is a new clock.',
};
