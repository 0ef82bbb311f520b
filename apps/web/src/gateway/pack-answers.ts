import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** As quick as what gzip does usually, and an eighth less on the wire. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The framework compresses with gzip alone. This compresses pages and pictures while they stream, in the best format
 * the client accepts.
 */
const pack = compression({ brotli: QUALITY });

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers packed. */
export const packedAnswers =
  (serve: Serve): Serve =>
  (request, response) =>
    new Promise((done, failed) => {
      const go = () => void serve(request, response).then(done, failed);
      // It was written for Express, of whose requests and answers it reads what Node's have, too.
      pack(request as Parameters<typeof pack>[0], response as Parameters<typeof pack>[1], go);
    });
