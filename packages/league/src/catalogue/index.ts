export { REFUSALS, type RefusalCode } from './refusals.ts';
export { RULES, SERVICE_RULES } from './rules.ts';
