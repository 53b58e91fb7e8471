import type { Locator } from '@playwright/test';
import { isAnswers, isApplicable } from '#catalogue/normalise.ts';
import type { WidgetName } from '#catalogue/registry/widgets.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { DRIVERS } from './drivers.ts';
import { known } from './known.ts';
import { Place } from './place.ts';
import type { Driver, Reader } from './task.ts';

/** A section on the screen, and what a person answers in it. */
export interface OpenSection {
  readonly form: Locator;
  readonly name: string;
  readonly schema: SectionSchema;
  readonly answers: SectionAnswers;
}

type Knowledge = Pick<Reader, 'nameOf' | 'isKnown' | 'note'>;

/** Answers a section from top to bottom. */
export const fillSection = (section: OpenSection, knowledge: Knowledge): Promise<void> =>
  goThrough(section, knowledge, 'answer');

/** A section that was filled before shows every answer. */
export const rereadSection = (section: OpenSection, knowledge: Knowledge): Promise<void> =>
  goThrough(section, knowledge, 'seesAgain');

function goThrough(
  { form, name, schema, answers }: OpenSection,
  knowledge: Knowledge,
  act: keyof Driver,
): Promise<void> {
  const reader: Reader = {
    ...knowledge,
    /** The questions that are asked, in their order. */
    async through({ place, path, field: group, answers: given }) {
      for (const [field, question] of Object.entries(group.properties ?? {})) {
        if (!isApplicable(question.askedWhen, given)) continue;
        if (question.askedWhen || question.calculated) await place.leave();
        const [answer, at] = [given[field], `${path}/${field}`];
        if (question.type === 'object' && !question.widget) {
          await reader.through({
            place: place.within('group', question.title!),
            path: at,
            field: question,
            answers: isAnswers(answer) ? answer : {},
          });
        } else {
          const driver = reader.isKnown(question) ? known : DRIVERS[(question.widget ?? 'text') as WidgetName];
          await driver[act]({ place, path: at, field: question, answer, siblings: given, reader });
        }
      }
    },
  };
  return reader.through({ place: new Place(form), path: name, field: schema, answers });
}
