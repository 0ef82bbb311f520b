import type { ValidationRule } from 'graphql';

/** Rules beyond GraphQL's own which every query must meet. */
export const limitRules: ValidationRule[] = [];
