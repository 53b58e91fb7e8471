import type { Binding, Endpoints } from './programme.ts';

/** All that it declares. */
export const bindingsOf = ({ login, load, slip, sections }: Endpoints): readonly Binding[] => [
  login,
  load,
  slip,
  ...Object.values(sections),
];

/** Names an address as it is claimed: `POST /JupebApplication/login`. */
export const addressOf = ({ method, path }: Binding): string => `${method} ${path}`;
