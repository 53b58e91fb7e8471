import { expect, test } from 'vitest';
import { jupeb } from '../jupeb.fixture.ts';
import type { Programme } from '../programme.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { compareProgrammes } from './compareProgrammes.ts';
import { unknownNames } from './unknownNames.ts';

const asking = (answer: FieldSchema, isRequired = false): Programme => {
  const section = jupeb.sections['personal-details']!;
  const required = [...section.required!, ...(isRequired ? ['answer'] : [])];
  return {
    ...jupeb,
    sections: {
      ...jupeb.sections,
      'personal-details': { ...section, required, properties: { ...section.properties, answer } },
    },
  };
};

const TEXT: FieldSchema = { type: 'string', maxLength: 60 };

test.each<[what: string, before: () => Programme, after: () => Programme, sentences: string[]]>([
  ['a field made required', () => asking(TEXT), () => asking(TEXT, true), ['must now be answered']],
  ['a new field that must be answered', () => jupeb, () => asking(TEXT, true), ['is new and must be answered']],
  ['a new field that need not be answered', () => jupeb, () => asking(TEXT), []],
  ['a field removed', () => asking(TEXT), () => jupeb, ['is no longer asked']],
  [
    'an option removed',
    () => asking({ type: 'string', enum: ['A', 'B', 'C'] }),
    () => asking({ type: 'string', enum: ['B'] }),
    ['can no longer be answered by A, C'],
  ],
  [
    'an option added',
    () => asking({ type: 'string', enum: ['A'] }),
    () => asking({ type: 'string', enum: ['A', 'B'] }),
    [],
  ],
  ['a type changed', () => asking(TEXT), () => asking({ type: 'integer' }), ["'type' was string and is integer"]],
  ['a limit narrowed', () => asking(TEXT), () => asking({ ...TEXT, maxLength: 20 }), ["'maxLength' was 60 and is 20"]],
  ['a limit widened', () => asking(TEXT), () => asking({ ...TEXT, maxLength: 90 }), []],
  [
    'a limit that was not there',
    () => asking({ type: 'number' }),
    () => asking({ type: 'number', minimum: 1 }),
    ["'minimum' was not said and is 1"],
  ],
  ['a limit taken away', () => asking(TEXT), () => asking({ type: 'string' }), []],
  ['a format', () => asking(TEXT), () => asking({ ...TEXT, format: 'nin' }), ["'format' was not said and is nin"]],
  [
    'a condition',
    () => asking(TEXT),
    () => asking({ ...TEXT, askedWhen: { titleId: 1 } }),
    ['\'askedWhen\' was not said and is {"titleId":1}'],
  ],
  [
    'other words',
    () => asking({ ...TEXT, title: 'Answer', messages: { required: 'a' } }),
    () => asking({ ...TEXT, title: 'Reply', messages: { required: 'b' } }),
    [],
  ],
])('%s', (_, before, after, sentences) => {
  expect(compareProgrammes(before(), after())).toEqual(
    sentences.map((sentence) => ({ section: 'personal-details', pointer: '/answer', sentence })),
  );
});

test('rows within rows are compared too', () => {
  const sitting = jupeb.sections['o-level-result']!.properties['oLevelInfo']!;
  const fewer = {
    ...jupeb,
    sections: {
      ...jupeb.sections,
      'o-level-result': {
        ...jupeb.sections['o-level-result']!,
        properties: { oLevelInfo: { ...sitting, items: { ...sitting.items!, required: [] } } },
      },
    },
  };
  expect(compareProgrammes(fewer, jupeb)).toContainEqual({
    section: 'o-level-result',
    pointer: '/oLevelInfo/examNumber',
    sentence: 'must now be answered',
  });
});

test('a section that is gone, new, or moved', () => {
  const { 'sponsor-and-referee': _, ...sections } = jupeb.sections;
  const without = { ...jupeb, sections };
  expect(compareProgrammes(jupeb, without)).toContainEqual({
    section: 'sponsor-and-referee',
    pointer: '',
    sentence: 'this section is gone',
  });
  expect(compareProgrammes(without, jupeb)).toContainEqual({
    section: 'sponsor-and-referee',
    pointer: '',
    sentence: 'this section is new',
  });
  const { personalDetails, sponsorAndReferee, oLevelResult } = jupeb.chart.states;
  const states = {
    ...jupeb.chart.states,
    personalDetails: { ...personalDetails, on: { SAVED: 'oLevelResult' } },
    oLevelResult: { ...oLevelResult, on: { SAVED: 'sponsorAndReferee' } },
    sponsorAndReferee: { ...sponsorAndReferee, on: { SAVED: 'check' } },
  };
  expect(compareProgrammes(jupeb, { ...jupeb, chart: { ...jupeb.chart, states } })).toEqual([
    { section: 'o-level-result', pointer: '', sentence: 'this section has moved: it is number 2, and was 3' },
    { section: 'sponsor-and-referee', pointer: '', sentence: 'this section has moved: it is number 3, and was 2' },
  ]);
});

test('what is declared today is known', () => {
  expect(unknownNames(jupeb)).toEqual([]);
});

test.each<[what: string, programme: () => Programme, sentence: string]>([
  ['a widget', () => asking({ type: 'string', widget: 'dial' }), "the widget 'dial' is no longer known"],
  [
    'a list',
    () => asking({ type: 'array', items: { type: 'object', properties: { a: { type: 'integer', lookup: 'clans' } } } }),
    "the list 'clans' is no longer known",
  ],
  ['a format', () => asking({ type: 'string', format: 'bvn' }), "the format 'bvn' is no longer known"],
  [
    'a mapping',
    () => ({
      ...jupeb,
      endpoints: {
        ...jupeb.endpoints,
        sections: { 'personal-details': { method: 'POST', path: '/x', identifiedBy: 'rrr', mapping: 'old' } },
      },
    }),
    "the mapping 'old' is no longer known",
  ],
  [
    'a layout',
    () => ({ ...jupeb, slip: { title: 'Slip', groups: [{ title: 'Group', layout: 'old', from: 'a/b' }] } }),
    "the layout 'old' is no longer known",
  ],
  [
    'a guard',
    () => ({ ...jupeb, chart: { initial: 'a', states: { a: { on: { SAVED: [{ target: 'a', guard: 'old' }] } } } } }),
    "the guard 'old' is no longer known",
  ],
])('%s that the program no longer has', (_, programme, sentence) => {
  expect(unknownNames(programme())).toEqual([sentence]);
});
