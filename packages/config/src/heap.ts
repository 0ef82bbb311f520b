/**
 * Node's heap flags for the API: each half of the young generation has up to 8 MB instead of 16. The old generation is collected after
 * growing by a fifth. About 30 MB less stay resident. Halves of 4 MB would save 8 MB more, but each turn would cost a tenth more: young
 * objects need time to die. The launcher, the benches and docker/Dockerfile start both programs with these.
 */
export const HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

/**
 * The same of the worker. Each letter has a picture, whose bytes count as old ones: with a fifth they were looked through at every eighth
 * letter, which was a third of what a letter takes of the processor. At its fullest it holds about 65 MB more.
 */
export const WORKER_HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=70'];
