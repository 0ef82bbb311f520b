'use client';
import dynamic from 'next/dynamic';

/** The way to a rule's text, fetched with the first refusal or answer that names one: it knows all games, and stands on every page. */
export const RuleReference = dynamic(() => import('./rule-link.tsx').then(({ RuleLink }) => RuleLink), {
  loading: () => null,
});
