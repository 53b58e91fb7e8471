import type { Attack } from '../attack.ts';
import { failures } from '../bystander/bystander.ts';
import { holdSlowly, SLOW_MANNERS, type SlowManner } from './holdSlowly.ts';

const CONNECTIONS = 200;
/** Longer than the server bears with a request's head, and with a body of which hardly anything comes. */
const LONGEST_SECONDS = 80;
/** A reader of what the line can hold whole has cost the server nothing: their connection may rest. */
const MUST_END: readonly SlowManner[] = ['nothing', 'head', 'body', 'ahead'];
/** What is larger than a connection keeps for a reader who does not read. */
const LARGE = '/api/openapi.json';

/** How an attack at a small scale leaves by itself: too soon to know whether the server would have ended them. */
const SOON_SECONDS = 2;

export const slow: Attack = {
  name: 'slow',
  about: 'connections that say nothing, or send or read a byte at a time, and whether others are still answered',
  async run(target) {
    const isWhole = target.scale >= 1;
    const reports = await Promise.all(
      SLOW_MANNERS.map(async (manner) => ({
        manner,
        ...(await holdSlowly({
          address: target.address.origin,
          count: target.times(CONNECTIONS, 20),
          manner,
          largePath: LARGE,
          longestSeconds: isWhole ? LONGEST_SECONDS : SOON_SECONDS,
        })),
      })),
    );
    return reports.flatMap(({ manner, opened, ended, meanwhile }) => {
      const [failed, { count }] = [failures(meanwhile), meanwhile];
      target.tally.requests += opened;
      target.note(`${manner}: ${ended} of ${opened} connections ended by the server, ${count} others asked meanwhile`);
      return [
        ...(failed.length > 0
          ? [
              {
                what: `${failed.length} of ${count} others were not answered beside connections of the manner '${manner}'`,
                reproduce: `holdSlowly with ${opened} of the manner ${manner}, first: ${failed[0]}`,
              },
            ]
          : []),
        ...(isWhole && MUST_END.includes(manner) && ended < opened
          ? [
              {
                what: `${opened - ended} connections of the manner '${manner}' were borne with for ${LONGEST_SECONDS} seconds`,
                reproduce: `holdSlowly with ${opened} of the manner ${manner}`,
              },
            ]
          : []),
      ];
    });
  },
};
