/** A thinker: a thread that is handed what a seat knows and answers with a plan. It opens no database and no connection. */
import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { type Question, READY } from './thinkers.ts';

enableCompileCache();
const [{ find }, { planOf }] = await Promise.all([import('@fieldpost/rulebook'), import('@fieldpost/search')]);

parentPort?.on('message', ({ ruleSet, ...asked }: Question) => {
  const rules = find(ruleSet);
  if (rules === null) throw new Error(`nobody knows the rules of ${ruleSet.id}@${ruleSet.edition}`);
  parentPort?.postMessage(planOf(rules, asked));
});
parentPort?.postMessage(READY);
