import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { type Cookie, giveCookie } from './cookies.ts';
import type { Line } from './line.ts';
import { type Passes, PASS, PLACE } from './passes.ts';

/** They are admitted in this order: the signed in, those who log in or have a pass, newcomers. */
export type CallerKind = 'in' | 'known' | 'newcomer';

export interface Wait {
  /** So many stand in line up to them, themselves counted; undefined when the line is not the reason. */
  readonly place?: number;
  /** Seconds until they are likely to be in. */
  readonly wait: number;
  /** Seconds until they should try again. */
  readonly again: number;
}

/** No more requests may wait for the database: one that waits ten seconds fails, and none does behind so few. */
const LIMITS: Readonly<Record<Exclude<CallerKind, 'newcomer'>, number>> = { known: 200, in: 1_000 };

const A_MOMENT: Wait = { wait: 3, again: 3 };
const SOONEST = 5;
const LATEST = 60;

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;

/** Who came in has a pass and stays in; nobody else overtakes the line. */
export function createWaitingRoom(
  { pressure, now, metrics, settings, log }: Pick<Platform, 'pressure' | 'now' | 'metrics' | 'settings' | 'log'>,
  line: Line,
  passes: Passes,
) {
  const isSecure = settings.publicUrl.startsWith('https:');
  const give = (reply: FastifyReply, cookie: Cookie, value: string) => giveCookie(reply, cookie, value, isSecure);

  function turnAway(kind: CallerKind, wait: Wait): Wait {
    metrics.turnedAway.inc({ standing: kind });
    return wait;
  }

  async function inLine(request: FastifyRequest, reply: FastifyReply): Promise<Wait | undefined> {
    const held = passes.numberOf(request.cookies[PLACE.name], now());
    const entered = held !== undefined && line.place(held) === 0 ? await line.enter(held) : undefined;
    if (entered) {
      metrics.admitted.inc();
      give(reply, PASS, passes.pass(entered));
      return undefined;
    }
    const number = held !== undefined && line.place(held) > 0 ? held : await line.join();
    if (number !== held) give(reply, PLACE, passes.place(number, now()));
    const place = Math.max(1, line.place(number));
    const wait = line.wait(place);
    return turnAway('newcomer', { place, wait, again: Math.min(LATEST, Math.max(SOONEST, Math.ceil(wait / 4))) });
  }

  /** Newcomers are asked to come again even when the line cannot move, as without its database. */
  function noLine(error: unknown): Wait {
    log.error({ err: error }, 'the waiting line');
    return turnAway('newcomer', A_MOMENT);
  }

  return {
    /** Undefined means that the request may proceed. */
    async admit(request: FastifyRequest, reply: FastifyReply, kind: CallerKind): Promise<Wait | undefined> {
      const left = kind === 'newcomer' ? passes.passLeft(request.cookies[PASS.name], now()) : 1;
      if (left === 0 && (line.hasWaiting() || pressure.stands())) return inLine(request, reply).catch(noLine);
      const known = kind === 'in' ? 'in' : 'known';
      if (pressure.waiting() >= LIMITS[known]) return turnAway(known, A_MOMENT);
      if (left < 0.5) this.issuePass(reply);
      return undefined;
    },
    issuePass: (reply: FastifyReply): void => give(reply, PASS, passes.pass(now())),
  };
}
