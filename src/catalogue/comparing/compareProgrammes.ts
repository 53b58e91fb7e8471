import { inOrder } from '../explaining/explainChart.ts';
import { childPointer } from '../pointer.ts';
import type { Programme } from '../programme.ts';
import { RULE_WORDS, type FieldSchema } from '../vocabulary.ts';

export interface Change {
  readonly section: string;
  /** The pointer of the field; empty for the section as a whole. */
  readonly pointer: string;
  readonly sentence: string;
}

type Compared = Pick<Programme, 'sections' | 'chart'>;

/** Reports what becomes stricter, disappears or moves; a change of wording is no change. */
export function compareProgrammes(before: Compared, after: Compared): Change[] {
  const sections = Object.entries(before.sections).flatMap(([name, section]): Change[] => {
    const now = after.sections[name];
    return now ? changesIn(name, '', section, now) : [{ section: name, pointer: '', sentence: 'this section is gone' }];
  });
  const added = Object.keys(after.sections)
    .filter((name) => !before.sections[name])
    .map((name): Change => ({ section: name, pointer: '', sentence: 'this section is new' }));
  return [...sections, ...added, ...movedSections(before, after)];
}

function movedSections(before: Compared, after: Compared): Change[] {
  const [was, is] = [before, after].map(({ chart }) =>
    inOrder(chart).flatMap((state) => chart.states[state]!.meta?.section ?? []),
  );
  const both = (order: readonly string[], other: readonly string[]) => order.filter((name) => other.includes(name));
  const [then, now] = [both(was!, is!), both(is!, was!)];
  return now.flatMap((name, index) =>
    then[index] === name
      ? []
      : [
          {
            section: name,
            pointer: '',
            sentence: `this section has moved: it is number ${index + 1}, and was ${then.indexOf(name) + 1}`,
          },
        ],
  );
}

function changesIn(section: string, pointer: string, before: FieldSchema, after: FieldSchema): Change[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const at = childPointer(pointer, name);
    const changed = (sentence: string): Change => ({ section, pointer: at, sentence });
    const [old, now] = [was[name], is[name]];
    if (!now) return [changed('is no longer asked')];
    const required =
      after.required?.includes(name) && !(old && before.required?.includes(name))
        ? [changed(old ? 'must now be answered' : 'is new and must be answered')]
        : [];
    if (!old) return required;
    return [
      ...required,
      ...wordsChanged(old, now).map(changed),
      ...changesIn(section, at, old.items ?? old, now.items ?? now),
    ];
  });
}

type Limit =
  'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'rowsRequired' | 'ageOver' | 'ageUnder';

/** A limit that moves this way refuses answers that were accepted. */
const LIMITS: Readonly<Record<Limit, 'grows' | 'falls'>> = {
  minLength: 'grows',
  maxLength: 'falls',
  minimum: 'grows',
  maximum: 'falls',
  minItems: 'grows',
  maxItems: 'falls',
  rowsRequired: 'grows',
  ageOver: 'grows',
  ageUnder: 'falls',
};

/** Any change of these words may refuse an answer that was accepted. */
const EXACT = [
  'type',
  'const',
  'format',
  'pattern',
  'lookup',
  'lookupBy',
  'requiredWhenOptions',
  'askedWhen',
  'uniqueBy',
  'differsFrom',
  'notBefore',
  ...RULE_WORDS,
] as const satisfies readonly (keyof FieldSchema)[];

function wordsChanged(before: FieldSchema, after: FieldSchema): string[] {
  const exact = EXACT.filter((word) => after[word] !== undefined && written(before[word]) !== written(after[word])).map(
    (word) => `'${word}' was ${written(before[word])} and is ${written(after[word])}`,
  );
  const limits = (Object.keys(LIMITS) as Limit[])
    .filter((word) => isNarrower(LIMITS[word], before[word], after[word]))
    .map((word) => `'${word}' was ${written(before[word])} and is ${after[word]}`);
  const removed = (before.enum ?? []).filter((answer) => after.enum && !after.enum.includes(answer));
  return [...exact, ...limits, ...(removed.length > 0 ? [`can no longer be answered by ${removed.join(', ')}`] : [])];
}

const isNarrower = (how: 'grows' | 'falls', was: number | undefined, is: number | undefined): boolean =>
  is !== undefined && (was === undefined || (how === 'grows' ? is > was : is < was));

const written = (value: unknown): string =>
  value === undefined ? 'not said' : typeof value === 'string' ? value : JSON.stringify(value);
