import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** A year in seconds, as browsers ask for before they trust it. */
const TLS_ALONE = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true };

/**
 * Scripts and styles come from our address alone; the API's documentation overrides the policy in its own reply. What
 * only browsers without this policy read is left out, since each reply pays for it.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, remita }: Pick<Settings, 'publicUrl' | 'remita'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        formAction: ["'self'", new URL(remita.baseUrl).origin],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && TLS_ALONE,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
