import { ELIGIBILITY } from '../registry/sections.ts';
import { needsBinding } from '../binding/needsBinding.ts';
import { childPointer } from '../pointer.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { hasSoundWords, refuseAll, shapeMistakes, type ShapeMistake } from './checkShape.ts';
import { FIELD_CHECKS } from './field/fieldChecks.ts';
import type { FieldPlace } from './field/fieldPlace.ts';
import { didYouMean } from './declarationError.ts';
import { isBlank } from './isBlank.ts';
import { checkAll, Mistakes, raise } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

const FORMS = 'forms/';

/** @throws DeclarationError with all that is wrong */
export function checkSection(id: string, section: Resolved): void {
  const mistakes = new Mistakes();
  mistakes.attempt(() => raise(section.mistakes));
  // Whole fields are looked at beside one whose words are wrong: three mistakes are three messages.
  const wrong = shapeMistakes('section', section);
  mistakes.attempt(() => refuseAll(section, wrong));
  const schema = section.value as SectionSchema;
  if (!section.isHole('') && typeof schema === 'object' && schema !== null) {
    mistakes.attempt(() => checkNames(id, section));
    mistakes.attempt(() => checkGroup({ section, wrong }, schema, '', true));
  }
  mistakes.raise();
}

function checkNames(id: string, section: Resolved): void {
  const schema = section.value as SectionSchema;
  checkAll(
    () => {
      if (schema.$id !== undefined && schema.$id !== id)
        refuse(section, '/$id', `'$id' must be '${id}', as the folder and the file are named.`);
    },
    () => {
      if (schema.signedIn && !id.startsWith(FORMS))
        refuse(
          section,
          '/signedIn',
          'the section of a programme is asked of applicants: only forms can be on signed-in pages.',
        );
    },
    () => {
      if (id.startsWith(FORMS) && needsBinding(schema))
        refuse(
          section,
          '',
          'uses a word that only the sections of a programme know: see "Look at other sections" in schemas/README.md.',
        );
    },
    () => {
      if (schema.endings && !id.endsWith(`/${ELIGIBILITY}`))
        refuse(
          section,
          '/endings',
          `only '${ELIGIBILITY}.json' of a programme has 'endings': it is asked before the invoice.`,
        );
    },
    () => {
      if (schema.messages) checkSectionMessages(section, schema);
    },
    () => {
      if (isBlank(schema.title)) refuse(section, '/title', `the section has a blank title: say what it is about.`);
    },
  );
}

function checkSectionMessages(section: Resolved, schema: SectionSchema): void {
  const unused = Object.keys(schema.messages ?? {}).find(
    (word) => word !== 'passportRequired' || !schema.passportRequired,
  );
  if (unused !== undefined)
    refuse(
      section,
      childPointer('/messages', unused),
      `the message for '${unused}' is never told: the section itself does not use that word.`,
    );
}

interface Within {
  readonly section: Resolved;
  readonly isInRows?: true;
  readonly wrong: readonly ShapeMistake[];
}

function checkGroup(
  within: Within,
  group: FieldSchema,
  pointer: string,
  needsWidget: boolean,
  around: FieldPlace['around'] = new Map(),
): void {
  const { section, wrong } = within;
  const fields = Object.entries(group.properties ?? {});
  const names = fields.map(([name]) => name);
  const mistakes = new Mistakes();
  mistakes.attemptEach((group.required ?? []).entries(), ([index, name]) => {
    if (!names.includes(name))
      refuse(
        section,
        `${pointer}/required/${index}`,
        `there is no field '${name}' to require.${didYouMean(name, names)}`,
      );
  });
  mistakes.attemptEach(fields.entries(), ([index, [name, field]]) => {
    const at = childPointer(`${pointer}/properties`, name);
    if (section.isHole(at) || !hasSoundWords(wrong, at)) return;
    if (field.title === undefined) refuse(section, at, `'${name}' has no title: the label that the applicant reads.`);
    if (isBlank(field.title))
      refuse(section, `${at}/title`, `the title of '${name}' is blank: the applicant reads it as the label.`);
    const isRequired = group.required?.includes(name) ?? false;
    checkField(within, {
      section,
      pointer: at,
      name,
      field,
      isRequired,
      needsWidget,
      isInRows: within.isInRows ?? false,
      group,
      siblings: names,
      above: new Map(fields.slice(0, index)),
      around,
    });
  });
  mistakes.raise();
}

function checkField(within: Within, place: FieldPlace): void {
  const { section, field, pointer } = place;
  const around = new Map([...place.around, ...place.above]);
  const rowsWithin: Within = { ...within, isInRows: true };
  const mistakes = new Mistakes();
  mistakes.attemptEach(FIELD_CHECKS, (check) => check(place));
  if (field.type === 'object') mistakes.attempt(() => checkGroup(within, field, pointer, place.needsWidget, around));
  if (field.items && !section.isHole(`${pointer}/items`))
    mistakes.attempt(() =>
      checkField(rowsWithin, {
        ...place,
        pointer: `${pointer}/items`,
        field: field.items!,
        isRequired: false,
        needsWidget: field.widget === 'rows',
        siblings: [],
        above: new Map(),
        // A row has fields, which are judged; one of several ticked answers is not.
        around: field.items!.type === 'object' ? around : new Map(),
      }),
    );
  mistakes.raise();
}
