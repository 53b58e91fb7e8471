import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admissionLetter, candidateLetter, ownLetter, verifyLetter } from '#contract/admissions/letters.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { findOwnOffer, provenAdmission } from '../offers/service.ts';
import { confirmLetter, letterFile } from './service.ts';

export function letterRoutes(app: FastifyInstance, platform: Platform): void {
  const send = async (reply: FastifyReply, admissionId: string) => {
    const { name, pdf } = await letterFile(platform, admissionId);
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return pdf;
  };

  route(app, admissionLetter, ({ query, reply }) => send(reply, query.id));

  route(app, ownLetter, async ({ caller, reply }) => {
    const [offer] = await findOwnOffer(platform.database, { userId: caller.userId });
    if (!offer) throw notFound('You are on no admission list');
    return send(reply, offer.id);
  });

  route(app, candidateLetter, async ({ request, reply }) =>
    send(reply, await provenAdmission(platform, proofTokenIn(request))),
  );

  route(app, verifyLetter, ({ query, request }) => confirmLetter(platform, query.code, request.ip));
}

/** A proof of an address is nobody's session: without one the candidate is asked for a code again, and not to log in. */
const proofTokenIn = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  authorization.replace(/^bearer /i, '');
