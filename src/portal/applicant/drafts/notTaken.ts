import { inWireOrder } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { differences, type Difference } from '../../kit/conflict/differences.ts';
import { loadSection, type DeliveredProgramme } from '../session/programmes.ts';
import { deviceStore } from './deviceStore.ts';

export interface SectionNotTaken {
  readonly section: string;
  readonly title: string;
  readonly differing: readonly Difference[];
}

/** What this device typed into an application that was submitted without it. Its drafts stay until they are forgotten. */
export async function notTaken(
  { applicantId, programmeId, version, answers, drafts }: ApplicationRecord,
  declaration: DeliveredProgramme,
  schoolShortName: string,
) {
  const store = deviceStore(schoolShortName, applicantId);
  const sections: SectionNotTaken[] = [];
  for (const section of Object.keys(declaration.endpoints.sections)) {
    const draft = await store.read(section);
    // What had reached the college, and has no draft there any more, was part of a later save.
    if (!draft || (draft.synced && !drafts[section])) continue;
    const { schema } = await loadSection({ id: programmeId, version }, section);
    const inOrder = (typed: typeof draft.data) => inWireOrder(declaration, section, typed);
    const differing = differences(schema, inOrder(draft.data), inOrder(answers[section] ?? {}));
    if (differing.length > 0) sections.push({ section, title: schema.title, differing });
  }
  const forget = (section: string) =>
    new Promise<void>((resolve) => {
      store.remove(section, resolve);
    });
  return { sections, forget: () => Promise.all(sections.map(({ section }) => forget(section))) };
}
