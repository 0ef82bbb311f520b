import type { DemoPerson } from '@fieldpost/rulebook';

/** The people of the demonstration. Their mail leads nowhere: the domain is reserved for examples. */
export const PEOPLE = [
  { key: 'ada', name: 'Ada Marten', email: 'ada@fieldpost.example' },
  { key: 'bruno', name: 'Bruno Keller', email: 'bruno@fieldpost.example' },
  { key: 'clara', name: 'Clara Voss', email: 'clara@fieldpost.example' },
  { key: 'daniel', name: 'Daniel Okoro', email: 'daniel@fieldpost.example' },
] as const satisfies readonly { readonly key: DemoPerson; readonly name: string; readonly email: string }[];
