import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { holdStream } from '../../support/eventStream.ts';
import type { Finding } from '../attack.ts';
import { signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { besideAnApplicant } from './besideAnApplicant.ts';

const STREAMS = 40;
/** As many tabs as a person has, and some. */
const MOST_STREAMS = 10;
const SOCKETS = 300;
const HELD_MS = 2_000;

/** One person holds streams of notifications, as many as they are let. */
export async function streams(target: Target): Promise<Finding[]> {
  return besideAnApplicant(target, 'a flood of streams', async () => {
    const { token } = await signIn(target, 'student');
    const held = await Promise.all(
      Array.from({ length: STREAMS }, () =>
        holdStream({ address: target.address.origin }, '/api/Notification/stream', token),
      ),
    );
    const open = held.filter(({ status }) => status === 200).length;
    for (const { leave } of held) leave();
    return open <= MOST_STREAMS
      ? []
      : [
          {
            what: `One person holds ${open} streams`,
            reproduce: `GET /api/Notification/stream ${STREAMS} times at once with one token`,
          },
        ];
  });
}

/** Connections on which nothing is ever said. */
export async function silentConnections(target: Target): Promise<Finding[]> {
  return besideAnApplicant(target, 'silent connections', async () => {
    const port = Number(target.address.port || (target.address.protocol === 'https:' ? 443 : 80));
    const sockets = Array.from({ length: target.times(SOCKETS, 50) }, () => connect(port, target.address.hostname));
    for (const socket of sockets) socket.on('error', () => undefined);
    await Promise.race([Promise.all(sockets.map(opened)), pause(HELD_MS)]);
    await pause(HELD_MS * Math.min(1, target.scale));
    for (const socket of sockets) socket.destroy();
    return [];
  });
}

const opened = (socket: Socket) => once(socket, 'connect').catch(() => undefined);
