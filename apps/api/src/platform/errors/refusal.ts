import type { Refusal, Texts } from '@fieldpost/engine';
import { CATALOGUE, type Fault, fault, isFaultCode } from './catalogue.ts';

/** A refusal of the rules or of the match layer as a fault: 422, save what the catalogue says otherwise. */
export function refusalFault(refusal: Refusal, texts: Texts): Fault {
  const { code, rule } = refusal;
  const told = texts.refusals[code];
  if (isFaultCode(code)) return fault(code, { rule, message: told ?? CATALOGUE[code][1] });
  return { status: CATALOGUE.ILLEGAL[0], code, message: told ?? CATALOGUE.ILLEGAL[1], rule, details: null };
}
