import type { Binding, Endpoints } from './programme.ts';
import { REFEREE_ADDRESSES } from './registry/followUps.ts';

/** All that it declares. */
export const bindingsOf = ({ login, load, slip, sections }: Endpoints): readonly Binding[] => [
  login,
  load,
  slip,
  ...Object.values(sections),
];

/** All that it is served at: what is done about referees stands beside the section that names them. */
export const servedAt = (endpoints: Endpoints): readonly Binding[] => [
  ...bindingsOf(endpoints),
  ...Object.values(endpoints.sections).flatMap(({ path, followUp }) => (followUp ? besideSection(path) : [])),
];

/** Where referees are asked for, beside the section at this path. */
export const besideSection = (path: string): readonly Binding[] =>
  Object.values(REFEREE_ADDRESSES).map(({ method, action }) => ({
    method,
    path: `${path.slice(0, path.lastIndexOf('/'))}/${action}`,
  }));

/** Names an address as it is claimed: `POST /JupebApplication/login`. */
export const addressOf = ({ method, path }: Binding): string => `${method} ${path}`;
