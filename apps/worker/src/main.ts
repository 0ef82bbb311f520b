/** The worker as a program: `node <HEAP_FLAGS> apps/worker/src/main.ts`, with Node's cache of compiled code as the API has it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./serve.ts');
