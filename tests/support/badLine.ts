import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut in the middle of a byte, and counts what goes up. */
export interface BadLine {
  readonly address: string;
  /** Bytes that have gone up, headers and all. */
  readonly up: () => number;
  /** Cuts it once so many bytes have gone up in all; nothing passes until it is mended. */
  cutAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function badLineTo(address: string): Promise<BadLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let [up, limit] = [0, Infinity];
  const isCut = () => up >= limit;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const line = createServer((near) => {
    hold(near);
    if (isCut()) return void near.destroy();
    const far = connect(Number(port), hostname);
    hold(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (bytes) => {
      up += bytes.length;
      if (isCut()) cut();
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    up: () => up,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    mend: () => {
      limit = Infinity;
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        cut();
      }),
  };
}
