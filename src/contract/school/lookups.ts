import Type, { type Static } from 'typebox';
import type { Lookup } from '#catalogue/registry/lookups.ts';
import { endpoint } from '../kit/endpoint.ts';

export const LookupOption = Type.Object({ id: Type.Union([Type.Integer(), Type.String()]), name: Type.String() });
export type LookupOption = Static<typeof LookupOption>;

const LookupReply = Type.Array(LookupOption);

/** Each list has the key of its lookup and its parents' ids, joined by '/'. */
export const wholeLists = endpoint({
  method: 'GET',
  path: '/Select/whole-lists',
  access: 'public',
  door: 'free',
  summary: 'The named lists whole, for a device that will have no line',
  query: Type.Object({ names: Type.String({ maxLength: 800 }) }),
  reply: Type.Record(Type.String(), LookupReply),
});

const idsOf = (parents: readonly string[]) =>
  Type.Object(Object.fromEntries(parents.map((parent) => [parent, Type.Integer()])));

export const lookupEndpoint = ({ path, by }: Lookup, meaning: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    door: 'free',
    summary: `The list: ${meaning}`,
    params: idsOf(by.filter((parent) => path.includes(`:${parent}`))),
    query: idsOf(by.filter((parent) => !path.includes(`:${parent}`))),
    reply: LookupReply,
  });
