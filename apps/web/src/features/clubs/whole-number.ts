/** A number from nought in an address; null: there is none. */
export const wholeNumber = (given: string | readonly string[] | undefined): number | null =>
  typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : null;
