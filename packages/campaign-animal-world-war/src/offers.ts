/** Open offers, in sentences: nobody accepts terms, or an exchange, without reading them (LC-033, LC-034). */
import { EMPIRE_NAMES, LAYOUTS, OBJECTIVES } from '@fieldpost/rules-animal-world-war/catalogue';
import { titleOfTurn } from './explaining.ts';
import { type Course, nextBattle, stateOf } from './ledger/course.ts';
import { carryOf } from './muster/carry.ts';
import type { Declaration } from './state.ts';
import { list } from './telling.ts';

/** By what is asked; nothing of it is secret. */
export function offered(course: Course): { readonly terms: string | null; readonly exchange: string | null } {
  const { terms, exchange } = course.table;
  return {
    terms: terms === null ? null : termsOffered(course, terms.declared),
    exchange:
      exchange === null
        ? null
        : `${EMPIRE_NAMES[exchange.by]} offers ${list(exchange.give)} for ${list(exchange.take)}.`,
  };
}

function termsOffered(course: Course, declared: Declaration): string {
  const fought = (of: Declaration): string => {
    const { objective, layout } = carryOf(
      { campaign: course.campaign, battle: nextBattle(course.past) },
      stateOf(course),
      of,
    );
    return `${OBJECTIVES[objective].title} on a ${LAYOUTS[layout].title.toLowerCase()}`;
  };
  const usual = fought({ ...declared, terms: null });
  return `${titleOfTurn(declared)} and offers ${fought(declared)}. Refused, it is fought as the city has it: ${usual}.`;
}
