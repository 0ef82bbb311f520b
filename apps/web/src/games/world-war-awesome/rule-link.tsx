import Link from 'next/link';

/** The way to a rule, in words that can be tapped. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link href={`/rules/world-war-awesome#${rule}`} prefetch={false} className="small">
      Rule {rule}
    </Link>
  );
}
