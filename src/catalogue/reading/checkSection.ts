import { needsBinding } from '../binding/needsBinding.ts';
import { childPointer } from '../pointer.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { checkShape } from './checkShape.ts';
import { FIELD_CHECKS } from './field/fieldChecks.ts';
import type { FieldPlace } from './field/fieldPlace.ts';
import { didYouMean } from './declarationError.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

const FORMS = 'forms/';

export function checkSection(id: string, section: Resolved): void {
  checkShape('section', section);
  const schema = section.value as SectionSchema;
  if (schema.$id !== id) refuse(section, '/$id', `'$id' must be '${id}', as the folder and the file are named.`);
  if (schema.signedIn && !id.startsWith(FORMS))
    refuse(
      section,
      '/signedIn',
      'the section of a programme is asked of applicants: only forms can be on signed-in pages.',
    );
  if (id.startsWith(FORMS) && needsBinding(schema))
    refuse(
      section,
      '',
      'uses a word that only the sections of a programme know: see "Look at other sections" in schemas/README.md.',
    );
  if (schema.messages) checkSectionMessages(section, schema);
  checkGroup(section, schema, '', true);
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

function checkGroup(section: Resolved, group: FieldSchema, pointer: string, needsWidget: boolean): void {
  const fields = Object.entries(group.properties ?? {});
  const names = fields.map(([name]) => name);
  group.required?.forEach((name, index) => {
    if (!names.includes(name))
      refuse(
        section,
        `${pointer}/required/${index}`,
        `there is no field '${name}' to require.${didYouMean(name, names)}`,
      );
  });
  for (const [index, [name, field]] of fields.entries()) {
    const at = childPointer(`${pointer}/properties`, name);
    if (field.title === undefined) refuse(section, at, `'${name}' has no title: the label that the applicant reads.`);
    const isRequired = group.required?.includes(name) ?? false;
    checkField({
      section,
      pointer: at,
      name,
      field,
      isRequired,
      needsWidget,
      group,
      siblings: names,
      above: new Map(fields.slice(0, index)),
    });
  }
}

function checkField(place: FieldPlace): void {
  const { section, field, pointer } = place;
  for (const check of FIELD_CHECKS) check(place);
  if (field.type === 'object') checkGroup(section, field, pointer, place.needsWidget);
  if (field.items)
    checkField({
      ...place,
      pointer: `${pointer}/items`,
      field: field.items,
      isRequired: false,
      needsWidget: field.widget === 'rows',
      siblings: [],
      above: new Map(),
    });
}
