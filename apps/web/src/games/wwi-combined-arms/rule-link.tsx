import Link from 'next/link';

/** The way to a rule, in words that can be tapped. */
export function RuleLink({ rule }: { readonly rule: string | null }) {
  if (rule === null) return null;
  return (
    <Link href={`/rules/wwi-combined-arms#${rule}`} prefetch={false} className="small">
      Rule {rule}
    </Link>
  );
}
