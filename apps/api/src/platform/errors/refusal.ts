import { type DocumentFault, type Refusal, sentenceOf, type Texts, toldOf } from '@fieldpost/engine';
import { CATALOGUE, type Fault, type FaultCode, fault, isFaultCode } from './catalogue.ts';

/** A refusal of the rules or of the match layer as a fault: 422, save what the catalogue says otherwise. */
export function refusalFault(refusal: Refusal, texts: Texts): Fault {
  const { code, rule } = refusal;
  const told = toldOf(texts, refusal);
  if (isFaultCode(code)) return fault(code, { rule, message: told ?? CATALOGUE[code][1] });
  return { status: CATALOGUE.ILLEGAL[0], code, message: told ?? CATALOGUE.ILLEGAL[1], rule, details: null };
}

/** A document from which no match can begin, with the code, the rule, the member's path and the sentence of the rule set. */
export function documentFault(kind: FaultCode, { texts }: { readonly texts: Texts }, given: DocumentFault): Fault {
  const { code, rule, at } = given;
  const told = sentenceOf(texts, given);
  return fault(kind, { rule, details: { code, at }, ...(told === null ? {} : { message: told }) });
}
