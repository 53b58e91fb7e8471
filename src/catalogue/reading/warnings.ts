import { childPointer } from '../pointer.ts';
import type { ProgrammeSummary, Slip, SlipGroup } from '../programme.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { applicantsSections } from './checkEndpoints.ts';
import type { Declaration } from './declaration.ts';
import type { DeclarationError } from './declarationError.ts';
import { isBlank } from './isBlank.ts';
import { Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** What is allowed and probably not meant. @param today as an ISO day */
export function warningsOf({ flow, form }: Declaration, today: string): readonly DeclarationError[] {
  const warnings = new Mistakes();
  warnings.attempt(() => ofClosing(flow, today));
  if (form) {
    warnings.attemptEach(form.sections.values(), (section) => {
      for (const warning of equalLabels(section, section.value as FieldSchema, '')) warnings.attempt(warning);
      for (const warning of untold(section, section.value as FieldSchema, '')) warnings.attempt(warning);
    });
    warnings.attemptEach(applicantsSections(form.endpoints, form.sections), ([name, section]) =>
      ofSlip(form.slip, name, section),
    );
  }
  return warnings.all;
}

function ofClosing(flow: Resolved, today: string): void {
  const { closes } = (flow.value as { programme: ProgrammeSummary }).programme;
  if (closes < today)
    refuse(flow, '/programme/closes', `the last day was ${closes}: nobody can make an invoice any more.`);
}

/** One warning for each label that a page has twice; a question that is asked in place of another may have its label. */
function equalLabels(section: Resolved, group: FieldSchema, pointer: string): (() => void)[] {
  const seen = new Map<string, string>();
  return Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = childPointer(`${pointer}/properties`, name);
    const label = field.title?.trim().toLowerCase();
    const other = label === undefined || isBlank(label) || field.askedWhen ? undefined : seen.get(label);
    if (label !== undefined && !field.askedWhen) seen.set(label, name);
    return [
      ...(other === undefined
        ? []
        : [
            () =>
              refuse(
                section,
                at,
                `'${other}' and '${name}' have the same title, '${field.title}': applicants cannot tell them apart.`,
              ),
          ]),
      ...equalLabels(section, field.items ?? field, field.items ? `${at}/items` : at),
    ];
  });
}

/** Each message for a day's format: `messageFor` says what is wrong with the day itself. */
const untold = (section: Resolved, group: FieldSchema, pointer: string): (() => void)[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = childPointer(`${pointer}/properties`, name);
    const isUntold = field.format === 'date' && field.messages?.['format'] !== undefined;
    return [
      ...(isUntold
        ? [
            () =>
              refuse(
                section,
                `${at}/messages/format`,
                `the message for 'format' is never told: a day says by itself what is wrong with it.`,
              ),
          ]
        : []),
      ...untold(section, field.items ?? field, field.items ? `${at}/items` : at),
    ];
  });

function ofSlip(slip: Resolved, name: string, section: Resolved): void {
  const { title, properties = {} } = section.value as FieldSchema;
  // A section of files alone has nothing that a slip must show.
  const isPrintable = Object.values(properties).some(({ lookup }) => lookup !== 'uploads');
  const isPrinted = (slip.value as Slip).groups.flatMap(pathsOf).some((path) => path.startsWith(`${name}/`));
  if (isPrintable && !isPrinted) refuse(slip, '/groups', `nothing of the section '${title}' (${name}) is on the slip.`);
}

const pathsOf = ({ rows = [], from }: SlipGroup): string[] => [
  ...rows.flatMap((row) => [row.from].flat()),
  ...(from === undefined ? [] : [from]),
];
