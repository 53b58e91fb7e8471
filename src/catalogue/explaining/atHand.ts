import type { ProgrammeSummary } from '../programme.ts';
import { entranceOf } from '../registry/entrances.ts';
import { QUALIFICATIONS } from '../registry/qualifications.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';

export interface AtHand {
  readonly title: string;
  readonly detail?: string;
}

/** What an applicant needs before the form is opened, by its declaration alone. */
export interface Needs {
  readonly entry: readonly string[];
  readonly documents: readonly AtHand[];
  /** Whose name and address the form asks for. */
  readonly people: readonly string[];
}

/** @param sections those that the applicant fills in */
export function needsOf(
  programme: Pick<ProgrammeSummary, 'qualifications' | 'entersBy'>,
  sections: readonly SectionSchema[],
): Needs {
  const fields = sections.flatMap(fieldsIn);
  return {
    entry: [
      ...qualification(programme),
      ...jambList(programme),
      ...unique(fields.flatMap(agesOf)),
      ...unique(fields.flatMap(subjectsOf)),
    ],
    documents: onceByTitle(fields.flatMap(documentOf)),
    people: unique(fields.filter(isPerson).map(({ title = '' }) => title)),
  };
}

/** A group's questions, and those of each row, after itself. */
const fieldsIn = ({ properties, items }: FieldSchema): readonly FieldSchema[] =>
  Object.values(properties ?? items?.properties ?? {}).flatMap((field) => [field, ...fieldsIn(field)]);

const qualification = ({ qualifications = [] }: Pick<ProgrammeSummary, 'qualifications'>): string[] =>
  qualifications.length === 0
    ? []
    : [`You have ${qualifications.map((name) => QUALIFICATIONS[name].meaning).join(', or ')}.`];

const jambList = (programme: Pick<ProgrammeSummary, 'entersBy'>): string[] => {
  const { list } = entranceOf(programme);
  return list
    ? [`Your JAMB registration number is on the ${list === 'UTME' ? 'UTME' : 'Direct Entry'} list of this college.`]
    : [];
};

/** Only the year of birth is judged. */
function agesOf({ ageOver, ageUnder }: FieldSchema): string[] {
  if (ageOver === undefined && ageUnder === undefined) return [];
  const limits = [
    ...(ageOver === undefined ? [] : [`at least ${ageOver + 1}`]),
    ...(ageUnder === undefined ? [] : [`under ${ageUnder}`]),
  ];
  return [`You turn ${limits.join(' and ')} this year.`];
}

const subjectsOf = ({ widget, items, minItems = 0, maxItems }: FieldSchema): string[] => {
  const least = items?.properties?.['subjects']?.rowsRequired;
  return widget === 'o-level-sittings' && least && minItems > 0
    ? [
        `You have at least ${least} O-Level subjects${maxItems === 2 ? ', in one sitting or two' : ''}. A result that is not out yet counts as awaited.`,
      ]
    : [];
};

/** Numbers that nobody knows by heart. */
const NUMBERS: ReadonlySet<string | undefined> = new Set(['nin', 'jamb-number']);

function documentOf(field: FieldSchema): AtHand[] {
  const { widget, title = '', description, items, format, prefilledFrom } = field;
  if (widget === 'passport') return [{ title, detail: 'A photo of your face, png or jpg' }];
  if (widget === 'o-level-sittings') return [{ title, detail: `Of each sitting: ${typedTitles(items)}` }];
  if (widget === 'file') return [{ title, detail: [description, sizeOf(field)].filter(Boolean).join('. ') }];
  return NUMBERS.has(format) && prefilledFrom === undefined
    ? [{ title, ...(description && { detail: description }) }]
    : [];
}

const sizeOf = ({ accept = [], maxMegabytes }: FieldSchema): string =>
  `${accept.join(', ')}${maxMegabytes ? `, up to ${maxMegabytes} MB` : ''}`;

const typedTitles = (row: FieldSchema | undefined): string =>
  Object.entries(row?.properties ?? {})
    .filter(([name, { items }]) => !items && row?.required?.includes(name))
    .map(([, { title = '' }]) => title.toLowerCase())
    .join(', ');

/** A group or a row with a name and a way to reach whoever bears it. */
function isPerson({ properties, items, title }: FieldSchema): boolean {
  const asked = Object.values(items?.properties ?? properties ?? {});
  const has = (...formats: readonly string[]) =>
    asked.some(({ format, widget }) => formats.includes(format ?? '') || formats.includes(widget ?? ''));
  return title !== undefined && has('full-name', 'titled-name') && has('email', 'phone');
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const onceByTitle = (all: readonly AtHand[]): AtHand[] => [...new Map(all.map((one) => [one.title, one])).values()];
