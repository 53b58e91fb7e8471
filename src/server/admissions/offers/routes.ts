import type { FastifyInstance } from 'fastify';
import * as callContract from '#contract/admissions/call-list.ts';
import * as contract from '#contract/admissions/offers.ts';
import { ADMISSION } from '#contract/admissions/states.ts';
import admissionWork from '#work/admission.json' with { type: 'json' };
import { inWords } from '#rules/inWords.ts';
import { serveBulk } from '../../kit/bulk/serveBulk.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { actorOf, byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { candidacy } from '../admission-list/service.ts';
import { gatesInState } from '../clearance/service.ts';
import { answerTheOffer } from './answering.ts';
import { callList, toCall } from './delivery/callList.ts';
import { openedByCandidate, reachedByPhone } from './delivery/delivering.ts';
import { setOfferRule } from './delivery/rule.ts';
import { extendOne, offerActs } from './extending.ts';
import { presentOwn } from './present.ts';
import { mailAnswerCode, provenAdmission, proveCandidate } from './proving.ts';
import { findOffer, findOwnOffer, offersList } from './sql.ts';

export function offerRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, now } = platform;
  serveList(
    app,
    platform,
    contract.offers,
    offersList,
    (row) => ({ ...row, deliveredAt: row.deliveredAt?.toISOString() ?? null }) as never,
  );
  serveList(app, platform, callContract.callList, callList, toCall);
  route(app, callContract.reachedByPhone, (call) =>
    reachedByPhone(platform, call.body.id, call.body.answers, byOf(call)),
  );
  route(app, callContract.setOfferRule, (call) => setOfferRule(platform, call.body, byOf(call)));
  serveBulk(app, platform, contract.offers, contract.offers.declared, {
    acts: offerActs(platform),
    changed: async () => platform.backgroundJobs.prompt(),
  });

  route(app, contract.extendOffer, async (call) => {
    await extendOne(platform, call.body.id, call.body.answers, byOf(call));
    return null;
  });

  route(app, contract.ownAdmission, async ({ caller, request }) => {
    let [offer] = await findOwnOffer(database, { userId: caller.userId });
    if (!offer) return null;
    if (offer.state === ADMISSION.offered && offer.deliveredAt === null && caller.impersonatorId === null) {
      await openedByCandidate(platform, offer.id, byOf({ caller, request }));
      offer = (await findOffer(database, { admissionId: offer.id }))[0]!;
    }
    const steps = await candidacy.taken(database, offer.id);
    return {
      ...presentOwn(offer, now()),
      gates: await gatesInState(database, offer.id, offer.state),
      taken: steps.map(({ step, at }) => ({ step: pastOf(step), at: at.toISOString() })),
    };
  });

  route(app, contract.answerOwnOffer, async ({ caller, body, request }) => {
    const [offer] = await findOwnOffer(database, { userId: caller.userId });
    if (!offer) throw notFound('You are on no admission list');
    return answerTheOffer(platform, {
      admissionId: offer.id,
      answer: body.answer,
      actor: actorOf(caller),
      ip: request.ip,
    });
  });

  route(app, contract.sendAnswerCode, ({ body, request }) => mailAnswerCode(platform, body, request.ip));
  route(app, contract.proveCandidate, ({ body }) => proveCandidate(platform, body));
  route(app, contract.answerOffer, async ({ body, request }) => {
    const admissionId = await provenAdmission(platform, body.token);
    return answerTheOffer(platform, {
      admissionId,
      answer: body.answer,
      actor: `candidate:${admissionId}`,
      ip: request.ip,
    });
  });
}

const pastOf = (step: string): string =>
  inWords((admissionWork.steps as Readonly<Record<string, { readonly past: string }>>)[step]?.past ?? step);
