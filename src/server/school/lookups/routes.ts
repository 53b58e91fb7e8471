import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOOKUP_MEANINGS } from '#catalogue/registry/lookupMeanings.ts';
import { isLookup, LOOKUPS, type Lookup, type LookupName } from '#catalogue/registry/lookups.ts';
import { lookupEndpoint, wholeLists } from '#contract/school/lookups.ts';
import { etagOf } from '../../platform/http/etag.ts';
import type { Platform } from '../../platform/platform.ts';
import { rawJson, route } from '../../platform/route.ts';

/** A browser asks for a list once a day; for what the college decides, each time, and only whether it changed. */
export function lookupRoutes(app: FastifyInstance, { lookups }: Platform): void {
  for (const [name, lookup] of Object.entries(LOOKUPS) as [LookupName, Lookup][]) {
    route(app, lookupEndpoint(lookup, LOOKUP_MEANINGS[name]), ({ params, query, request, reply }) => {
      const parents: Readonly<Record<string, number>> = { ...params, ...query };
      const { text, etag } = lookups.reply(
        name,
        lookup.by.map((parent) => parents[parent]),
      );
      reply.header('cache-control', lookups.isStored(name) ? 'public, no-cache' : 'public, max-age=86400');
      answerOnlyIfChanged(request, reply, etag);
      return rawJson(text);
    });
  }
  route(app, wholeLists, ({ query: { names }, request, reply }) => {
    const text = JSON.stringify(
      Object.fromEntries([...new Set(names.split(','))].filter(isLookup).flatMap(lookups.whole)),
    );
    reply.header('cache-control', 'public, no-cache');
    answerOnlyIfChanged(request, reply, etagOf(text));
    return rawJson(text);
  });
}

/** With 304 the body that follows is not sent. */
function answerOnlyIfChanged(request: FastifyRequest, reply: FastifyReply, etag: string): void {
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
}
