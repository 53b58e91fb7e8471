import type { FastifyInstance } from 'fastify';
import type { School } from '../settings.ts';

const DAY = 'public, max-age=86400';

/** `/?app` opens the applicant's form in progress, where there is one. */
export function registerAppManifest(app: FastifyInstance, { name }: School): void {
  const manifest = JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: 'en-NG',
    start_url: '/?app',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b5d3b',
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  app.get('/app.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(manifest),
  );
}
