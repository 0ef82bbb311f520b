/** LC-068: how long a war lasts, beside the choice. */
export const LENGTHS = [
  { title: 'Short war', says: 'Losses are permanent. About 4 battles.', options: {} },
  {
    title: 'Long war',
    says: 'Conscripts replace the fallen after 2 turns. About 17 battles.',
    options: { conscripts: 2 },
  },
  {
    title: 'Total war',
    says: 'With conscripts and 5 key cities to capture. About 30 battles.',
    options: { conscripts: 2, keys: 5 },
  },
] as const;
