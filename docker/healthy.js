// node healthy.js <address>: ends with 0 when the address answers well. The slim image has neither curl nor wget.
const address = process.argv[2];
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(4000), redirect: 'manual' });
  process.exit(response.status < 400 ? 0 : 1);
} catch {
  process.exit(1);
}
