import { isAnswers } from '../../normalise.ts';
import { childPointer } from '../../pointer.ts';
import { LOOKUPS } from '../../registry/lookups.ts';
import type { Answer, FieldSchema } from '../../vocabulary.ts';
import { didYouMean } from '../declarationError.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { isOfType, KINDS, type FieldCheck, type FieldPlace, type Type } from './fieldPlace.ts';

export const lookup: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  const orphan = (['lookupBy', 'requiredWhenOptions'] as const).find((word) => field[word] !== undefined);
  if (!field.lookup) {
    if (orphan) refuse(section, `${pointer}/${orphan}`, `'${orphan}' needs a lookup.`);
    return;
  }
  const parents: readonly string[] = LOOKUPS[field.lookup as keyof typeof LOOKUPS]?.by ?? [];
  const given = field.lookupBy ?? [];
  if (given.length !== parents.length) {
    const wanted =
      parents.length === 0
        ? 'on no other field'
        : `on ${parents.length === 1 ? 'one field' : `${parents.length} fields`} (${parents.join(', ')})`;
    refuse(
      section,
      given.length ? `${pointer}/lookupBy` : `${pointer}/lookup`,
      `the list '${field.lookup}' depends ${wanted}, and '${name}' names ${given.length === 0 ? `none: say "lookupBy": ${JSON.stringify(parents)}` : given.length}.`,
    );
  }
  given.forEach((parent, index) =>
    mustBeAbove(parent, { section, pointer: `${pointer}/lookupBy/${index}`, name, above, siblings }),
  );
};

export const conditionFits: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  for (const [parent, wanted] of Object.entries(field.askedWhen ?? {})) {
    const at = childPointer(`${pointer}/askedWhen`, parent);
    mustBeAbove(parent, { section, pointer: at, name, above, siblings });
    const [[word, answers] = ['', wanted]] = isAnswers(wanted) ? Object.entries(wanted) : [];
    const where = word ? `${at}/${word}` : at;
    [answers]
      .flat()
      .forEach((answer, index) =>
        canBeAnswered(
          answer as Answer,
          parent,
          above.get(parent)!,
          section,
          Array.isArray(answers) ? `${where}/${index}` : where,
        ),
      );
  }
};

function canBeAnswered(
  answer: Answer,
  parent: string,
  { type, enum: answers, const: only }: FieldSchema,
  section: Resolved,
  at: string,
): void {
  // Its reference leads nowhere, which is told there.
  if (type === undefined) return;
  const possible = answers ?? (only === undefined ? undefined : [only]);
  if (possible && !possible.includes(answer))
    refuse(
      section,
      at,
      `'${answer}' is never the answer to '${parent}'.${didYouMean(String(answer), possible.map(String))}`,
    );
  if (!isOfType(answer, type))
    refuse(section, at, `'${answer}' is never the answer to '${parent}', which is ${KINDS[type!]} ("${type}").`);
}

export const differsFrom: FieldCheck = ({ section, pointer, field, name, siblings, group }) => {
  const other = field.differsFrom;
  if (other === undefined) return;
  if (other === name) refuse(section, `${pointer}/differsFrom`, `'${name}' cannot differ from itself.`);
  if (!siblings.includes(other))
    refuse(
      section,
      `${pointer}/differsFrom`,
      `there is no field '${other}' beside '${name}'.${didYouMean(
        other,
        siblings.filter((known) => known !== name),
      )}`,
    );
  const { type, lookup } = group.properties?.[other] ?? {};
  // Two lists may have the same entries: the departments of a faculty, and all departments.
  if (type !== undefined && (type !== field.type || (lookup === undefined) !== (field.lookup === undefined)))
    refuse(
      section,
      `${pointer}/differsFrom`,
      `'${name}' and '${other}' can never be the same, so nothing would be refused: ${kindOf(field)} is not compared with ${kindOf({ type, lookup })}.`,
    );
};

const kindOf = ({
  type,
  lookup,
}: {
  readonly type?: Type | undefined;
  readonly lookup?: string | undefined;
}): string => (lookup === undefined ? KINDS[type!] : `an answer of the list '${lookup}'`);

export const notBefore: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  const earlier = field.notBefore;
  if (earlier === undefined) return;
  const at = `${pointer}/notBefore`;
  mustBeAbove(earlier, { section, pointer: at, name, above, siblings });
  const { type, format } = above.get(earlier)!;
  const isOrdered = type === field.type && (type !== 'string' || (format === 'date' && field.format === 'date'));
  if (!isOrdered)
    refuse(section, at, `'${name}' and '${earlier}' cannot be compared: both must be numbers, or both days.`);
};

/** Each of the two fields says it, so that each has its message and either can be read alone. */
export const togetherWith: FieldCheck = ({ section, pointer, field, name, group }) => {
  const other = field.togetherWith;
  if (other === undefined) return;
  const at = `${pointer}/togetherWith`;
  const siblings = Object.keys(group.properties ?? {}).filter((known) => known !== name);
  if (other === name) refuse(section, at, `'${name}' always comes together with itself.`);
  if (!siblings.includes(other))
    refuse(section, at, `there is no field '${other}' beside '${name}'.${didYouMean(other, siblings)}`);
  if (group.properties?.[other]?.togetherWith !== name)
    refuse(section, at, `'${other}' must say "togetherWith": "${name}" too.`);
};

type Reference = Pick<FieldPlace, 'section' | 'pointer' | 'name' | 'above' | 'siblings'>;

/** An applicant reads from top to bottom, so a field depends only on fields above it. */
function mustBeAbove(parent: string, { section, pointer, name, above, siblings }: Reference): void {
  if (above.has(parent)) return;
  if (parent === name) refuse(section, pointer, `'${name}' cannot depend on itself.`);
  if (siblings.includes(parent))
    refuse(section, pointer, `'${parent}' must be asked before '${name}', which depends on it.`);
  refuse(section, pointer, `there is no field '${parent}' above '${name}'.${didYouMean(parent, above.keys())}`);
}
