/**
 * The API as a program: `node <HEAP_FLAGS> apps/api/src/main.ts` (packages/config/src/heap.ts says why).
 * Its modules are loaded through Node's cache of compiled code: it keeps them without their types, so that the program which strips
 * types, 30 MB, is loaded once for each version and not in every process.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./serve.ts');
