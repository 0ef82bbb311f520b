export const RULES = {};
