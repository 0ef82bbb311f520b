/** LC-068: how long a war lasts, beside the choice. */
export const LENGTHS = [
  { title: 'Short war', says: 'Who falls stays fallen. About 4 battles.', options: {} },
  {
    title: 'Long war',
    says: 'Conscripts follow the fallen after two turns. About 17 battles.',
    options: { conscripts: 2 },
  },
  {
    title: 'Total war',
    says: 'Conscripts, and five key cities to take. About 30 battles.',
    options: { conscripts: 2, keys: 5 },
  },
] as const;
