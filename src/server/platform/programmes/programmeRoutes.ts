import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { addressOf } from '#catalogue/bindings.ts';
import { followUpOf } from '#catalogue/followUp.ts';
import type { EntranceName } from '#catalogue/registry/entrances.ts';
import { REFEREE_ADDRESSES } from '#catalogue/registry/followUps.ts';
import { unknownAddress } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { type Address, declaredAddresses, isOfProduct } from './declaredAddresses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    programmeRoutes: ProgrammeRoutes;
  }
}

type Referees = (typeof REFEREE_ADDRESSES)[keyof typeof REFEREE_ADDRESSES]['action'];

/** What an address of a programme does. */
export type Act = 'login' | 'load' | 'slip' | 'section' | Referees;

/** The path of a route that serves an act of whichever programme is named. */
export const latePath = <A extends Act>(act: A) => `/declared/:programme/${act}` as const;

export const LateParams = Type.Object({ programme: Type.String({ maxLength: 100 }) });

const API = '/api';

/**
 * Routes are fixed when a server starts. An address that a programme declares later is rewritten, before it is routed, to one that has the
 * programme as its parameter: `POST /api/WeekendCollege/login` to `POST /api/declared/weekend-college/login`.
 */
export class ProgrammeRoutes {
  /** By address, what has a route of its own. */
  readonly #fixed = new Map<string, string>();
  /** By address, the path of those that have none. */
  #late: ReadonlyMap<string, string> = new Map();

  /** A route of its own serves this act of this programme here. @param entersBy what its body was made for */
  fix(address: Address, programmeId: string, act: Act, entersBy?: EntranceName): void {
    this.#fixed.set(addressOf(address), keyOf({ programmeId, act, entersBy }));
  }

  /** Reads what is declared now. */
  read(platform: Pick<Platform, 'catalogue' | 'programmes'>): void {
    const acts = new Map(actsOf(platform).map((acting) => [addressOf(acting.address), acting]));
    this.#late = new Map(
      [...acts]
        .filter(([address, acting]) => this.#fixed.get(address) !== keyOf(acting))
        .map(([address, { programmeId, act }]) => [address, `${API}/declared/${programmeId}/${act}`]),
    );
  }

  /** The address to be routed. */
  rewrite({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
    const [path, query] = splitAt(url, url.indexOf('?'));
    const late = path.startsWith(API) && this.#late.get(`${method} ${path.slice(API.length)}`);
    return late ? `${late}${query}` : url;
  }
}

/** @throws Problem 404 for one that was never declared */
export function lateProgramme(
  { programmes: { all, refused } }: Pick<Platform, 'programmes'>,
  { programme }: Static<typeof LateParams>,
): string {
  if (![...all, ...refused].some(({ id }) => id === programme)) throw unknownAddress();
  return programme;
}

/** As it was declared. */
export const declaredPathOf = ({ originalUrl }: FastifyRequest): string =>
  splitAt(originalUrl, originalUrl.indexOf('?'))[0].slice(API.length);

interface Acting {
  readonly address: Address;
  readonly programmeId: string;
  readonly act: Act;
  readonly entersBy?: EntranceName | undefined;
}

/** Of programmes that are left out too: whoever comes there is told. */
function actsOf(platform: Pick<Platform, 'catalogue' | 'programmes'>): Acting[] {
  const { catalogue, programmes } = platform;
  const ids = new Set(
    [...catalogue.programmes.filter(({ hasForm }) => hasForm), ...programmes.refused].map(({ id }) => id),
  );
  const own = [...ids].flatMap((programmeId) => {
    const at = (act: Act, pick: Parameters<typeof declaredAddresses>[2]): Acting[] =>
      declaredAddresses(platform, programmeId, pick).map((address) => ({ address, programmeId, act }));
    const entersBy = catalogue.byId(programmeId)?.entersBy;
    return [
      ...at('login', ({ login }) => [login]).map((acting) => ({ ...acting, entersBy })),
      ...at('load', ({ load }) => [load]),
      ...at('slip', ({ slip }) => [slip]),
      ...at('section', ({ sections }) => Object.values(sections)),
    ];
  });
  const referees = [...familiesOf(platform)].flatMap(([family, programmeId]) =>
    Object.values(REFEREE_ADDRESSES).map(({ method, action }): Acting => ({
      address: { method, path: `${family}/${action}` },
      programmeId,
      act: action,
    })),
  );
  return [...own, ...referees];
}

/** By path family, the programme whose referees answer there. Older versions are served too. */
export const familiesOf = ({
  catalogue,
  programmes,
}: Pick<Platform, 'catalogue' | 'programmes'>): ReadonlyMap<`/${string}`, string> =>
  new Map(
    programmes.all.flatMap(({ id, hasForm, endpoints }) => {
      const followUp = hasForm ? followUpOf(endpoints, 'ask-referees') : undefined;
      return followUp && !isOfProduct(catalogue, id, followUp.family) ? [[followUp.family, id] as const] : [];
    }),
  );

const keyOf = ({ programmeId, act, entersBy = 'rrr' }: Omit<Acting, 'address'>) => `${programmeId}/${act}/${entersBy}`;

const splitAt = (text: string, index: number): [string, string] =>
  index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
