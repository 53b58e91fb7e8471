import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import type { ApplicantFacts } from '#catalogue/prefill.ts';
import { validateSection, type SectionAnswers, type ValidationContext } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { later, startOf } from '../../../kit/demo/calendar.ts';
import type { Random } from '../../../kit/demo/random.ts';
import type { Demo } from '../../../platform/demo.ts';
import { journeyOf } from '../record.ts';
import { answersTo } from './answers.ts';
import type { PlannedApplication } from './plan.ts';

export interface DemoDocument {
  readonly id: string;
  readonly fileId: string;
  readonly purpose: 'passport' | 'certificate';
  readonly name: string | null;
  readonly bytes: Buffer;
  readonly at: Date;
}

export interface FilledForm {
  readonly sections: readonly { readonly section: string; readonly answers: SectionAnswers; readonly savedAt: Date }[];
  readonly draft: { readonly section: string; readonly data: SectionAnswers; readonly savedAt: Date } | undefined;
  readonly documents: readonly DemoDocument[];
  readonly completedAt: Date | null;
}

export interface Filling {
  readonly planned: PlannedApplication;
  readonly facts: ApplicantFacts;
  readonly startedAt: Date;
  readonly random: Random;
  readonly portrait: Buffer;
  readonly scan: Buffer;
}

/** Fills the form as its chart leads, as far as was planned. A section that our own verdict refuses, and one of the day itself, ends the walk. */
export function fillForm(
  demo: Demo,
  { planned: { programme, progress, applicant }, facts, startedAt, random, portrait, scan }: Filling,
): FilledForm {
  const documents: DemoDocument[] = [];
  const add = (purpose: DemoDocument['purpose'], name: string | null, bytes: Buffer, at: Date) => {
    documents.push({ id: random.uuid(), fileId: random.uuid(), purpose, name, bytes, at });
    return documents.at(-1)!.id;
  };
  const sections: { section: string; answers: SectionAnswers; savedAt: Date }[] = [];
  const most = mostSections(progress, Object.keys(programme.sections).length, random);
  const passport = progress === 'begun' ? null : add('passport', null, portrait, later(startedAt, 2));
  let [at, saved] = [startedAt, {} as Record<string, SectionAnswers>];
  const made = (section: string) => {
    at = later(at, random.between(8, 55));
    const compiled = compiledSection(programme, section);
    const upload = (name: string, field: FieldSchema) =>
      field.accept ? add('certificate', `${name}.jpg`, scan, at) : (passport ?? '');
    const answering = {
      person: applicant,
      email: facts.email,
      year: Number(demo.session.name.slice(0, 4)),
      random,
      facts,
      lookups: demo.lookups,
      upload,
    };
    return validateSection(
      compiled,
      answersTo(compiled.schema, answering),
      contextOf(demo, documents, passport !== null),
    );
  };
  for (
    let next = journeyOf(programme, saved, null, facts).next;
    next !== null && sections.length < most;
    next = journeyOf(programme, saved, null, facts).next
  ) {
    const { data, errors } = made(next);
    if (errors.length > 0 || at >= startOf(demo.day)) break;
    saved = { ...saved, [next]: data };
    sections.push({ section: next, answers: data, savedAt: at });
  }
  const { next } = journeyOf(programme, saved, null, facts);
  const draft =
    next !== null && (progress === 'drafted' || (progress === 'part' && random.chance(0.5)))
      ? { section: next, data: halfOf(made(next).data), savedAt: sections.at(-1)?.savedAt ?? startedAt }
      : undefined;
  return { sections, draft, documents, completedAt: next === null ? (sections.at(-1)?.savedAt ?? startedAt) : null };
}

function mostSections(progress: PlannedApplication['progress'], all: number, random: Random): number {
  if (progress === 'submitted') return Infinity;
  return progress === 'part' ? random.between(1, Math.max(all - 1, 1)) : 0;
}

/** Someone was interrupted in the middle of a page. */
const halfOf = (answers: SectionAnswers): SectionAnswers => {
  const entries = Object.entries(answers).filter(([, answer]) => typeof answer !== 'object');
  return Object.fromEntries(entries.slice(0, Math.ceil(entries.length / 2)));
};

const contextOf = (
  { lookups, day }: Demo,
  documents: readonly DemoDocument[],
  hasPassport: boolean,
): ValidationContext => {
  const files = new Map<unknown, DemoDocument>(documents.map((document) => [document.id, document]));
  return {
    year: Number(day.slice(0, 4)),
    hasPassport,
    options: (lookup, parents) => (lookup === UPLOADS ? new Set(files.keys()) : lookups.options(lookup, parents)),
    file: (id) => (files.has(id) ? { kind: 'jpg', size: files.get(id)!.bytes.length } : undefined),
  };
};
