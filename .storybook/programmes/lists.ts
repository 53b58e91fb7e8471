import type { Option } from '#catalogue/registry/lookups.ts';

export const lists: Promise<Readonly<Record<string, readonly Option[]>>> = fetch('/lists.json').then(
  (reply) => reply.json() as Promise<Record<string, readonly Option[]>>,
);
