import Link from 'next/link';
import { ruleAddress } from '../../games/index.ts';

/** The way to a rule's text; its number alone where no game has it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const address = ruleAddress(rule);
  return address === null ? `Rule ${rule}` : <Link href={address}>Rule {rule}</Link>;
}
