import { isPath } from '../binding/reading.ts';
import { ELIGIBILITY } from '../registry/sections.ts';
import { childPointer } from '../pointer.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { hasSoundWords, isSound, shapeMistakes } from './checkShape.ts';
import type { Declaration } from './declaration.ts';
import { didYouMean } from './declarationError.ts';
import { mustBePossible, readIn } from './field/conditions.ts';
import { checkEachField, pathsOut, type DeclaredField, type Shaped } from './field/eachField.ts';
import { checkAll, checkEach } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** Its questions can be answered by anybody, and each ending can be come to. */
export function checkEligibility(sections: ReadonlyMap<string, Resolved>): void {
  const section = sections.get(ELIGIBILITY);
  if (!section || section.isHole('')) return;
  const schema = section.value as SectionSchema;
  const wrong = shapeMistakes('section', section);
  checkAll(
    () => {
      if (schema.endings === undefined)
        refuse(section, '', `'endings' is missing: with which answers nobody can apply, and what they are told.`);
    },
    ...(['saved', 'passportRequired', 'askedWhen'] as const).map((word) => () => {
      if (schema[word] !== undefined) refuse(section, `/${word}`, `'${word}' has no use here: ${USELESS[word]}.`);
    }),
    () => checkEachField({ section, wrong }, (declared) => checkField(section, declared)),
    () => checkEndings({ section, wrong }, schema),
  );
}

const USELESS = {
  saved: 'nothing is stored',
  passportRequired: 'there is no photograph before the invoice',
  askedWhen: 'it is asked of everybody',
} as const;

function checkEndings({ section, wrong }: Shaped, { endings = [], properties = {} }: SectionSchema): void {
  if (!isSound(wrong, '/endings')) return;
  checkEach(endings.entries(), ([index, { when }]) =>
    checkEach(readIn(when, `/endings/${index}/when`), (read) => {
      const field = Object.hasOwn(properties, read.path) ? properties[read.path] : undefined;
      if (isPath(read.path)) refuse(section, read.pointer, notKnown(read.path));
      if (!field)
        refuse(
          section,
          read.pointer,
          `there is no field '${read.path}' in this section.${didYouMean(read.path, Object.keys(properties))}`,
        );
      const at = childPointer('/properties', read.path);
      if (!section.isHole(at) && hasSoundWords(wrong, at)) mustBePossible(section, read, field);
    }),
  );
}

const notKnown = (path: string) =>
  `'${path}' is not known before the invoice: name a question of this section, without a slash.`;

/** What belongs to an application, which does not exist yet. */
const OF_APPLICATIONS = ['prefilledFrom', 'places', 'slots'] as const;

const OF_FILES: readonly (string | undefined)[] = ['file', 'passport'];

function checkField(section: Resolved, declared: DeclaredField): void {
  const { name, field, pointer } = declared;
  const word = OF_APPLICATIONS.find((each) => field[each] !== undefined);
  if (word)
    refuse(section, `${pointer}/${word}`, `'${word}' needs an application, and there is none before the invoice.`);
  if (OF_FILES.includes(field.widget))
    refuse(section, `${pointer}/widget`, `nothing can be uploaded before the invoice: '${name}' cannot be a file.`);
  checkEach(pathsOut(declared), (read) => refuse(section, read.pointer, notKnown(read.path)));
}

/** Who cannot apply for this is sent to what there is. @param known the folders of all programmes */
export function checkInstead({ id, form }: Declaration, known: readonly string[]): void {
  const section = form?.sections.get(ELIGIBILITY);
  if (!section || section.isHole('') || !isSound(shapeMistakes('section', section), '/endings')) return;
  const { endings = [] } = section.value as SectionSchema;
  checkEach(endings.entries(), ([index, { instead = [] }]) =>
    checkEach(instead.entries(), ([place, other]) => {
      const at = `/endings/${index}/instead/${place}`;
      if (other === id) refuse(section, at, `'${id}' is this programme itself: name another one, or none.`);
      if (!known.includes(other)) refuse(section, at, `there is no programme '${other}'.${didYouMean(other, known)}`);
    }),
  );
}
