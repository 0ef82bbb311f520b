import { HOW_DRAWN, isTree, TRIAL_BOUNDS, type TrialNode } from '@fieldpost/engine';
import { z } from 'zod';
import { readName } from '../platform/names.ts';

const { nodes, name, note, line, draws } = TRIAL_BOUNDS;
/** The longest tree as JSON text, in characters. */
const LARGEST = 64 * 1024;
const id = z.int().min(0).max(1_000_000);

const trialNode = z.strictObject({
  id: id.min(1).describe('From 1; 0 is the position that the trial begins with'),
  after: id.describe('The node that it follows; it stands before this one'),
  side: z.string().min(1).max(40),
  player: z.int().min(0).max(9),
  line: z.string().min(1).max(line).describe('The order in the notation of the game'),
  draws: z.array(z.int().min(1).max(1_000_000)).max(draws).readonly().describe('What was drawn, in order'),
  how: z.enum(HOW_DRAWN).describe('Whether the draws are the likeliest, thrown or chosen'),
  weight: z.number().min(0).max(1).describe('How likely these draws are, from 0 to 1'),
  name: z.string().max(name).describe('The name of the branch that begins here'),
  note: z.string().max(note),
});

/** The orders of a trial, as a request brings them. */
export const trialNodes = z
  .array(trialNode)
  .max(nodes)
  .readonly()
  .describe(`Up to ${nodes} orders, each after the one that it follows`);

/** A tree within its bounds; null: it is none. Whether its orders are legal is for its reader to find out: it is a note. */
export function readNodes(raw: unknown): readonly TrialNode[] | null {
  const read = trialNodes.safeParse(raw);
  if (!read.success || !isTree(read.data) || JSON.stringify(read.data).length > LARGEST) return null;
  const named = read.data.map(withName);
  return named.every((node) => node !== null) ? named : null;
}

/** A branch may have no name; null: it has one that no name may be. */
function withName(node: TrialNode): TrialNode | null {
  const read = readName(node.name, name);
  if (!read.ok && read.fault !== 'blank') return null;
  return { ...node, name: read.ok ? read.value : '' };
}
