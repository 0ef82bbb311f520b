export { IMPORT_CODES, type ImportCode } from './import-codes.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { RULES, SERVICE_RULES } from './rules.ts';
