import { expect, test } from 'vitest';
import type { FormQuestion } from '#contract/admissions/forms.ts';
import { editsOf, questionNameOf, sectionNameOf, typedOf } from './questionEdits.ts';

const SEX: FormQuestion = {
  name: 'sex',
  title: 'Sex',
  help: null,
  required: false,
  message: null,
  widget: 'choice',
  kind: 'string',
  options: ['Female', 'Male', 'Other'],
  isShared: false,
};
const on = { section: 'person', name: 'sex' };

test('what is as it was is no edit', () => {
  expect(editsOf('person', SEX, typedOf(SEX))).toEqual([]);
});

test('each property is an edit of its own, and answers go, are renamed and come', () => {
  const listed = SEX.options!;
  const options = [
    { was: 'Female', is: 'Woman' },
    { was: 'Male', is: 'Male' },
    { was: '', is: ' Not said ' },
  ];
  expect(
    editsOf('person', SEX, {
      title: 'Gender',
      help: 'As on your card',
      required: true,
      message: '',
      widget: '',
      options,
    }),
  ).toEqual([
    { kind: 'question-titled', ...on, title: 'Gender' },
    { kind: 'question-required', ...on, required: true },
    { kind: 'question-message', ...on, message: 'please fill in Gender' },
    { kind: 'question-set', ...on, word: 'description', value: 'As on your card' },
    { kind: 'question-set', ...on, word: 'widget', value: null },
    { kind: 'option-removed', ...on, option: 'Other', listed },
    { kind: 'option-relabelled', ...on, option: 'Female', label: 'Woman', listed },
    { kind: 'option-added', ...on, option: 'Not said', listed },
  ]);
});

test('a title makes a name that is free', () => {
  expect(questionNameOf('Blood group?', [])).toBe('bloodGroup');
  expect(questionNameOf('Blood group', ['bloodGroup'])).toBe('bloodGroup2');
  expect(sectionNameOf('Éducation & work', [])).toBe('education-work');
  expect(questionNameOf('123', [])).toBe('section');
});
