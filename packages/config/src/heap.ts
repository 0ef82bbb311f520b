/**
 * How Node is told to keep the memory of the API and the worker: each half of the room for young objects has 8 MB at most instead
 * of 16, and the old ones are looked through when a fifth more of them has gathered. About 30 MB less stay resident. With 4 MB
 * a half it would be 8 MB less again, and each turn would cost a tenth more: what is young must have time to die.
 * The launcher, the benches and docker/Dockerfile start both programs with these.
 */
export const HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
