/** Codes of Node's sockets, of PostgreSQL and of Prisma which say that the database cannot be reached now, not that we are wrong. */
const OUTAGES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'],
  // A server that was the primary until just now reads only.
  '25006',
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
]);
/** Where libraries say it in words alone. */
const OUTAGE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|DatabaseNotReachable|ConnectionClosed|server closed the connection|the database system is (starting up|shutting down)|terminating connection|Client has encountered a connection error|server_login_retry|query_wait_timeout|cannot connect to server|server conn crashed|in a read-only transaction|`(57P0[123]|08\d{3}|53300|25006)`/;
/** Causes lie in causes; no library nests deeper. */
const DEEPEST = 5;

/** Whether an error says that the database is away: a turn that met it may be sent again with the same key. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  const { code, meta } = error as Error & { readonly code?: unknown; readonly meta?: unknown };
  if (typeof code === 'string' && OUTAGES.has(code)) return true;
  return (
    OUTAGE_WORDS.test(error.message) ||
    OUTAGE_WORDS.test(JSON.stringify(meta ?? '')) ||
    isOutage(error.cause, depth + 1)
  );
}
