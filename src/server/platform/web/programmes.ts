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

/**
 * The declared programmes, as the browser loads them: each file is made and compressed when first asked for, and kept,
 * since its address holds its version. There are as many as there are sections, and no address makes more.
 */
export function registerProgrammes(app: FastifyInstance, programmes: PublishedProgrammes): void {
  const made = new Map<string, Promise<CompressedBody>>();
  app.get<{ Params: { id: string; version: string; file: string } }>('/programmes/:id/:version/:file', async (request, reply) => {
    const { id, version, file } = request.params;
    const kept = await deliver(await programmes.find(id, version), file);
    return sendCompressed(request, reply.header('cache-control', FOR_GOOD), kept);
  });

  function deliver(programme: Programme | undefined, name: string): Promise<CompressedBody> {
    const path = programme && programmePath(programme, name);
    const known = path && made.get(path);
    if (known) return known;
    const file = programme && programmeFile(programme, name);
    if (!path || !file) throw notFound('There is no such programme file');
    const delivered = compressed(file.body, file.contentType);
    made.set(path, delivered);
    return delivered;
  }
}

/**
 * The forms of hand-written pages, each a section as a module. Their addresses hold no version, so a browser asks each
 * time whether one has changed.
 */
export function registerForms(app: FastifyInstance, { sections }: Forms): void {
  const made = new Map<string, Promise<CompressedBody & { readonly etag: string }>>();
  app.get<{ Params: { file: string } }>('/forms/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.js$/, '');
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    if (!section) throw notFound('There is no such form');
    const form = made.get(name) ?? formFile(sectionModule(section));
    made.set(name, form);
    const kept = await form;
    reply.header('etag', kept.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return request.headers['if-none-match']?.includes(kept.etag) ? reply.code(304).send() : sendCompressed(request, reply, kept);
  });
}

async function formFile(module: string) {
  return { ...await compressed(module, 'text/javascript'), etag: etagOf(module) };
}

async function compressed(text: string, contentType: string): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { contentType, bodies: { br, gzip: gzipped, identity } };
}

/** What an application page asks for first: its programme and the section it opens with. */
export function preloadsFor(catalogue: Catalogue, path: string): string {
  const programme = catalogue.programmes.find(({ routes, hasForm }) => hasForm && routes.application === path);
  if (!programme) return '';
  const address = (file: string) => escapeHtml(programmePath(programme, file));
  return `<link rel="preload" as="fetch" crossorigin href="${address('programme.json')}">`
    + `<link rel="modulepreload" href="${address(`${firstSection(programme)}.js`)}">`;
}

const firstSection = ({ chart, sections }: Programme): string =>
  Object.values(chart.states).find(({ meta }) => meta?.section)?.meta?.section ?? (Object.keys(sections)[0] as string);
