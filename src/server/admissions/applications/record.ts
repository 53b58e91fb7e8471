import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { Facts } from '#catalogue/answers.ts';
import { chartFor } from '#catalogue/binding/chartFor.ts';
import { journey, machineOf, type Answers, type FlowMachine, type Journey } from '#catalogue/journey.ts';
import type { Chart, Programme } from '#catalogue/programme.ts';
import { allToWire } from '#catalogue/wireShape.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { factsOf } from './known.ts';
import { placesLeft } from './places/service.ts';
import { retiredOptionsOf } from './retiredOptions.ts';
import type { Application } from './service.ts';

const machines = new WeakMap<Chart, FlowMachine>();

/** @param facts those that a section's condition may name */
export function journeyOf(programme: Programme, answers: Answers, completedAt: Date | null, facts?: Facts): Journey {
  const context = { answers, formCompleted: completedAt !== null, facts: factsOf({ programme, facts }) };
  const chart = chartFor(programme.chart, context);
  const machine = machines.get(chart) ?? machineOf(chart);
  machines.set(chart, machine);
  return journey(machine, context);
}

export async function recordOf(
  platform: Pick<Platform, 'now' | 'lookups' | 'database'>,
  application: Application,
): Promise<ApplicationRecord> {
  const {
    id,
    facts,
    passportId,
    completedAt,
    givenAt,
    programme,
    applicationNumber,
    rrr,
    sessionId,
    session,
    answers,
    drafts,
    documents,
    revision,
    edition,
    reopened,
  } = application;
  const { afterLogin, next } = journeyOf(programme, answers, completedAt, facts);
  const retired = retiredOptionsOf(platform.lookups, application);
  const places = await placesLeft(platform.database, programme, sessionId);
  return {
    applicantId: id,
    applicationNumber,
    programmeId: programme.id,
    version: programme.version,
    rrr,
    sessionId,
    session,
    formCompleted: completedAt !== null,
    submittedAt: completedAt?.toISOString() ?? null,
    revision,
    edition,
    ...(reopened && { reopened }),
    ...(places && { places }),
    facts: { ...facts },
    passport: passportId,
    documents: [...documents],
    answers: allToWire(programme, answers),
    drafts,
    ...(givenAt && { givenOn: lagosDay(givenAt) }),
    ...(retired.length > 0 && { retiredOptions: retired }),
    afterLogin,
    next,
    today: lagosDay(platform.now()),
  } as ApplicationRecord;
}
