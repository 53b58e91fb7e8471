import type { Catalogue } from '#catalogue/catalogue.ts';
import { inOrder } from '#catalogue/explaining/explainChart.ts';
import { idOf, underscored, type Answers } from './answers.ts';
import { offeredSections, type SharedSection } from './sharedSections.ts';

export interface Known {
  readonly catalogue: Catalogue;
  readonly shared: readonly SharedSection[];
  readonly today: string;
}

export interface Question {
  readonly name: keyof Answers;
  readonly ask: string;
  readonly defaultAnswer?: (given: Given, known: Known) => string;
  readonly choices?: (given: Given, known: Known) => readonly string[];
  /** A sentence; undefined when the answer is valid. */
  readonly mistake: (text: string, given: Given, known: Known) => string | undefined;
}

export type Given = Partial<Record<keyof Answers, string>>;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const CARDS = ['invoice', 'login', 'none'];
const LONGEST_SUMMARY = 120;

const notEmpty = (text: string, noun: string) => (text === '' ? `${noun} cannot be empty.` : undefined);
const taken = (what: string, text: string, owner: string | undefined) =>
  owner ? `The ${what} '${text}' is already that of ${owner}.` : undefined;
const oneOf = (text: string, known: readonly string[], what: string) =>
  known.includes(text) ? undefined : `'${text}' is no ${what}. Known are: ${known.join(', ')}.`;
const isDay = (text: string) =>
  ISO_DAY.test(text) && !Number.isNaN(Date.parse(text)) ? undefined : `'${text}' is no day; write it as 2026-09-01.`;

const withSections = ({ catalogue }: Known) =>
  catalogue.programmes.filter(({ sections }) => Object.keys(sections).length > 0).map(({ id }) => id);
const nearestOf = ({ nearest }: Given, { catalogue }: Known) => catalogue.byId(nearest ?? '');
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function usualSections(given: Given, known: Known): string[] {
  const chart = nearestOf(given, known)?.chart;
  const order = chart ? inOrder(chart).flatMap((state) => chart.states[state]?.meta?.section ?? []) : [];
  return order.filter((section) =>
    known.shared.some(({ name, takenBy }) => takenBy === given.nearest && name === section),
  );
}

const mostSharing = (known: Known) =>
  [...withSections(known)].sort((a, b) => sharedBy(b, known) - sharedBy(a, known))[0] ?? '';

const sharedBy = (id: string, { shared }: Known): number =>
  shared.filter(({ takenBy, reference }) => takenBy === id && reference !== undefined).length;

export const QUESTIONS: readonly Question[] = [
  {
    name: 'name',
    ask: 'What is the programme called',
    mistake: (text, _, { catalogue }) =>
      notEmpty(text, 'The name') ??
      taken('name', text, catalogue.programmes.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.id),
  },
  {
    name: 'id',
    ask: 'What are its folders called',
    defaultAnswer: ({ name = '' }) => idOf(name),
    mistake: (text, _, { catalogue }) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text))
        return `'${text}' cannot be a folder's name: small letters, digits and hyphens, beginning with a letter.`;
      if (text === 'shared') return "'shared' holds what programmes share; choose another.";
      return (
        taken('id', text, catalogue.byId(text)?.name) ??
        taken(
          'mode',
          underscored(text),
          catalogue.programmes.find(({ card }) => card?.mode === underscored(text))?.name,
        )
      );
    },
  },
  {
    name: 'summary',
    ask: 'What does its card say under the name',
    mistake: (text) =>
      notEmpty(text, 'The line under the name') ??
      (text.length > LONGEST_SUMMARY
        ? `That is ${text.length} characters; a card has room for ${LONGEST_SUMMARY}.`
        : undefined),
  },
  {
    name: 'nearest',
    ask: 'Which programme is nearest',
    defaultAnswer: (_, known) => mostSharing(known),
    choices: (_, known) => withSections(known),
    mistake: (text, _, known) => oneOf(text, withSections(known), 'programme with a form'),
  },
  {
    name: 'fee',
    ask: 'What does the application cost, in whole Naira',
    defaultAnswer: (given, known) => String(nearestOf(given, known)?.invoice.amount ?? ''),
    mistake: (text) =>
      /^[1-9]\d{0,6}$/.test(text) ? undefined : `'${text}' is no fee: write whole Naira without commas, such as 10000.`,
  },
  {
    name: 'opens',
    ask: 'On which day can the first invoice be made',
    defaultAnswer: (given, known) => nearestOf(given, known)?.opens ?? known.today,
    mistake: isDay,
  },
  {
    name: 'closes',
    ask: 'On which day can the last invoice be made',
    defaultAnswer: (given, known) => nearestOf(given, known)?.closes ?? known.today,
    mistake: (text, { opens = '' }) =>
      isDay(text) ?? (text < opens ? `It would close on ${text}, before it opens on ${opens}.` : undefined),
  },
  {
    name: 'card',
    ask: 'Where does its card lead',
    defaultAnswer: () => CARDS[0]!,
    choices: () => CARDS,
    mistake: (text) => oneOf(text, CARDS, 'way in'),
  },
  {
    name: 'sections',
    ask: 'Which sections does it ask, in this order, by commas',
    defaultAnswer: (given, known) => usualSections(given, known).join(', '),
    choices: ({ nearest = '' }, { shared }) => [...offeredSections(shared, nearest).keys()],
    mistake: (text, { nearest = '' }, { shared }) => {
      const [names, known] = [listOf(text), [...offeredSections(shared, nearest).keys()]];
      const repeated = names.find((name, index) => names.indexOf(name) !== index);
      if (repeated) return `'${repeated}' stands there twice.`;
      return names.length === 0
        ? 'A form has at least one section.'
        : names.map((name) => oneOf(name, known, 'section of another programme')).find(Boolean);
    },
  },
];

export const answersOf = (given: Required<Given>): Answers => ({
  ...given,
  fee: Number(given.fee),
  card: given.card as Answers['card'],
  sections: listOf(given.sections),
});
