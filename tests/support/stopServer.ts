import type {Server} from 'node:http';

/** Ends a server with all its connections, as often as one likes, and waits until it has. */
export async function stopServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
