import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { journey, machineOf, type Answers, type FlowMachine, type Journey } from '#catalogue/journey.ts';
import type { Programme } from '#catalogue/programme.ts';
import { allToWire } from '#catalogue/wireShape.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { retiredOptionsOf } from './retiredOptions.ts';
import type { Application } from './service.ts';

const machines = new WeakMap<Programme, FlowMachine>();

export function journeyOf(programme: Programme, answers: Answers, completedAt: Date | null): Journey {
  const machine = machines.get(programme) ?? machineOf(programme.chart);
  machines.set(programme, machine);
  return journey(machine, { answers, formCompleted: completedAt !== null });
}

export function recordOf(platform: Pick<Platform, 'now' | 'lookups'>, application: Application): ApplicationRecord {
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
  const { afterLogin, next } = journeyOf(programme, answers, completedAt);
  const retired = retiredOptionsOf(platform.lookups, application);
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
