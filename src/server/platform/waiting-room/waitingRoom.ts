import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { type Cookie, cookieOf, giveCookie } from './cookies.ts';
import type { Line } from './line.ts';
import { type Passes, PASS, PLACE } from './passes.ts';

/** Who calls, as the door sees it: those who are in come first, who logs in or has a pass next, newcomers last. */
export type CallerKind = 'in' | 'known' | 'newcomer';

/** When one who is not let in now should ask again. */
export interface Wait {
  /** How many stand in line up to them, themselves counted; nothing where it is not the line that keeps them. */
  readonly place?: number;
  /** Seconds until they are likely to be in. */
  readonly wait: number;
  /** Seconds until they should ask. */
  readonly again: number;
}

/**
 * So many requests waiting for the database, and who is known, or even who is in, is asked to come again in a moment. A
 * request that waits ten seconds for a connection fails: none gets there from behind so few.
 */
const LIMITS: Readonly<Record<Exclude<CallerKind, 'newcomer'>, number>> = { known: 200, in: 1_000 };

const A_MOMENT: Wait = { wait: 3, again: 3 };
const SOONEST = 5;
const LATEST = 60;

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;

/** Decides who comes in. Whoever came in has a pass and stays in; nobody else overtakes the line. */
export function createWaitingRoom({ pressure, now, metrics, settings, log }: Pick<Platform, 'pressure' | 'now' | 'metrics' | 'settings' | 'log'>, line: Line, papers: Passes) {
  const isSecure = settings.publicUrl.startsWith('https:');
  const give = (reply: FastifyReply, cookie: Cookie, value: string) => giveCookie(reply, cookie, value, isSecure);

  function turnAway(standing: CallerKind, wait: Wait): Wait {
    metrics.turnedAway.inc({ standing });
    return wait;
  }

  /** A newcomer is served by their number, and keeps it until it is their turn. */
  async function inLine(request: FastifyRequest, reply: FastifyReply): Promise<Wait | undefined> {
    const held = papers.numberOf(cookieOf(request, PLACE), now());
    const entered = held !== undefined && line.place(held) === 0 ? await line.enter(held) : undefined;
    if (entered) {
      metrics.admitted.inc();
      give(reply, PASS, papers.pass(entered));
      return undefined;
    }
    const number = held !== undefined && line.place(held) > 0 ? held : await line.join();
    if (number !== held) give(reply, PLACE, papers.place(number, now()));
    const place = Math.max(1, line.place(number));
    const wait = line.wait(place);
    return turnAway('newcomer', { place, wait, again: Math.min(LATEST, Math.max(SOONEST, Math.ceil(wait / 4))) });
  }

  /** Whatever keeps the line from moving (a database that is away) keeps nobody from being told to come again. */
  function noLine(error: unknown): Wait {
    log.error({ err: error }, 'the waiting line');
    return turnAway('newcomer', A_MOMENT);
  }

  return {
    /** Undefined for who may come in. */
    async ask(request: FastifyRequest, reply: FastifyReply, standing: CallerKind): Promise<Wait | undefined> {
      const left = standing === 'newcomer' ? papers.passLeft(cookieOf(request, PASS), now()) : 1;
      if (left === 0 && (line.stands() || pressure.stands())) return inLine(request, reply).catch(noLine);
      const known = standing === 'in' ? 'in' : 'known';
      if (pressure.waiting() >= LIMITS[known]) return turnAway(known, A_MOMENT);
      if (left < 0.5) this.welcome(reply);
      return undefined;
    },
    /** Who has logged in, or came while there was room, is in. */
    welcome: (reply: FastifyReply): void => give(reply, PASS, papers.pass(now())),
  };
}
