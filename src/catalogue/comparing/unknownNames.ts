import { isFormat } from '#rules/formats.ts';
import { isNormaliser } from '#rules/normalisers.ts';
import { waysBetween, type States } from '../explaining/explainChart.ts';
import type { Programme } from '../programme.ts';
import { APPLICANT_FACTS } from '../registry/facts.ts';
import { GUARDS } from '../registry/guards.ts';
import { LAYOUTS } from '../registry/layouts.ts';
import { isLookup, UPLOADS } from '../registry/lookups.ts';
import { MAPPINGS } from '../registry/mappings.ts';
import { WIDGETS } from '../registry/widgets.ts';
import type { FieldSchema } from '../vocabulary.ts';

/** An applicant cannot go on with a declaration that names what this program no longer has. */
export function unknownNames({ sections, chart, endpoints, slip }: Programme): string[] {
  const names = [
    ...Object.values(sections).flatMap(namesOf),
    ...Object.values(endpoints.sections).map(({ mapping }) =>
      nameOf('mapping', mapping, (name) => Object.hasOwn(MAPPINGS, name)),
    ),
    ...slip.groups.map(({ layout }) => nameOf('layout', layout, (name) => Object.hasOwn(LAYOUTS, name))),
    ...guardsIn(chart.states).map((guard) => nameOf('guard', guard, (name) => Object.hasOwn(GUARDS, name))),
  ];
  return [...new Set(names.filter((name) => name !== undefined))];
}

const nameOf = (word: string, name: string | undefined, isKnown: (name: string) => boolean): string | undefined =>
  name === undefined || isKnown(name) ? undefined : `the ${word} '${name}' is no longer known`;

const namesOf = ({
  widget,
  lookup,
  format,
  normalise,
  prefilledFrom,
  properties = {},
  items,
}: FieldSchema): (string | undefined)[] => [
  nameOf('widget', widget, (name) => Object.hasOwn(WIDGETS, name)),
  nameOf('list', lookup, (name) => name === UPLOADS || isLookup(name)),
  nameOf('format', format, isFormat),
  nameOf('normaliser', normalise, isNormaliser),
  nameOf('fact', prefilledFrom, (name) => Object.hasOwn(APPLICANT_FACTS, name)),
  ...Object.values(properties).flatMap(namesOf),
  ...(items ? namesOf(items) : []),
];

const guardsIn = (states: States): string[] => [
  ...waysBetween(states).flatMap(({ guard }) => guard ?? []),
  ...Object.values(states).flatMap(({ states: within = {} }) => guardsIn(within)),
];
