/** A separate thread for playouts: letters and turns do not wait for them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Position, playedOut } from './playing-out.ts';

parentPort?.postMessage(playedOut(workerData as Position));
