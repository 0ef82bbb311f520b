import { once } from 'node:events';
import { connect } from 'node:net';

/** Resolves once something takes connections at this port of the machine: a program that was started is not there at once. */
export async function accepts(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const taken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (taken) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
