/**
 * How Node is told to keep the memory of the API: each half of the room for young objects has 8 MB at most instead of 16, and the old
 * ones are looked through when a fifth more of them has gathered. About 30 MB less stay resident. With 4 MB a half it would be 8 MB
 * less again, and each turn would cost a tenth more: what is young must have time to die.
 * The launcher, the benches and docker/Dockerfile start both programs with these.
 */
export const HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

/**
 * The same of the worker. Each letter has a picture, whose bytes count as old ones: with a fifth they were looked through at every eighth
 * letter, which was a third of what a letter takes of the processor. At its fullest it holds about 65 MB more.
 */
export const WORKER_HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=70'];
