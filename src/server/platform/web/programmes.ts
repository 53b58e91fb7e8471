import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Catalogue, Forms } from '#catalogue/catalogue.ts';
import { sectionModule } from '#catalogue/compiling/compileSection.ts';
import { programmeFile, programmePath } from '#catalogue/compiling/programmeFiles.ts';
import type { Programme } from '#catalogue/programme.ts';
import { etagOf } from '../http/etag.ts';
import { notFound } from '../problem.ts';
import type { PublishedProgrammes } from '../programmes/publishedProgrammes.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FOR_GOOD, sendCompressed, type CompressedBody } from './compressed.ts';

/** An address holds its version, so a file stays in memory; there are as many as declared, and no request makes more. */
export function registerProgrammes(app: FastifyInstance, programmes: PublishedProgrammes): void {
  const cache = new Map<string, Promise<CompressedBody>>();
  app.get<{ Params: { id: string; version: string; file: string } }>(
    '/programmes/:id/:version/:file',
    async (request, reply) => {
      const { id, version, file } = request.params;
      const body = await deliver(await programmes.find(id, version), file);
      return sendCompressed(request, reply.header('cache-control', FOR_GOOD), body);
    },
  );

  function deliver(programme: Programme | undefined, name: string): Promise<CompressedBody> {
    const path = programme && programmePath(programme, name);
    const cached = path && cache.get(path);
    if (cached) return cached;
    const file = programme && programmeFile(programme, name);
    if (!path || !file) throw notFound('There is no such programme file');
    const delivered = compressed(file.body, file.contentType);
    cache.set(path, delivered);
    return delivered;
  }
}

/** These addresses hold no version, so that browsers check each time whether a form has changed. */
export function registerForms(app: FastifyInstance, { sections }: Forms): void {
  const cache = new Map<string, Promise<CompressedBody & { readonly etag: string }>>();
  app.get<{ Params: { file: string } }>('/forms/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.js$/, '');
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    if (!section) throw notFound('There is no such form');
    const form = cache.get(name) ?? formFile(sectionModule(section));
    cache.set(name, form);
    const body = await form;
    reply.header('etag', body.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return request.headers['if-none-match']?.includes(body.etag)
      ? reply.code(304).send()
      : sendCompressed(request, reply, body);
  });
}

async function formFile(module: string) {
  return { ...(await compressed(module, 'text/javascript')), etag: etagOf(module) };
}

async function compressed(text: string, contentType: string): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { contentType, bodies: { br, gzip: gzipped, identity } };
}

export function preloadsFor(catalogue: Catalogue, path: string): string {
  const programme = catalogue.programmes.find(({ routes, hasForm }) => hasForm && routes.application === path);
  if (!programme) return '';
  const address = (file: string) => escapeHtml(programmePath(programme, file));
  return (
    `<link rel="preload" as="fetch" crossorigin href="${address('programme.json')}">` +
    `<link rel="modulepreload" href="${address(`${firstSection(programme)}.js`)}">`
  );
}

const firstSection = ({ chart, sections }: Programme): string =>
  Object.values(chart.states).find(({ meta }) => meta?.section)?.meta?.section ?? (Object.keys(sections)[0] as string);
