/** The moment that an address names, by the steps before it; null: none. */
export function stepOf(raw: string | readonly string[] | undefined): number | null {
  return typeof raw === 'string' && /^\d{1,6}$/.test(raw) ? Number(raw) : null;
}
