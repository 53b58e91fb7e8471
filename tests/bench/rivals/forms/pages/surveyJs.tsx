import { useState } from 'react';
import { Model, type QuestionDropdownModel } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { mount } from '../../../keys/pages/mount.tsx';
import type { BenchedForm, World } from '../../../keys/pages/world.ts';
import { listOf, questionsOf, type PlainQuestion } from './questions.ts';

/** SurveyJS as its documentation has it, with native lists; each key reaches its model, as it has to where each key is kept. */
function SurveyJs({ world, onEdit }: BenchedForm) {
  const [model] = useState(() => modelOf(world, onEdit));
  return <Survey model={model} />;
}

function modelOf(world: World, onEdit: BenchedForm['onEdit']): Model {
  const questions = questionsOf(world);
  const model = new Model({
    textUpdateMode: 'onTyping',
    completeText: 'Submit',
    elements: questions.map((question) => elementOf(question, world)),
  });
  model.data = { ...world.opening };
  model.onValueChanged.add(({ data }, { name }) => {
    for (const question of questions.filter(({ parents }) => parents.includes(name))) {
      model.getQuestionByName<QuestionDropdownModel>(question.name).choices = choicesOf(question, world, data);
    }
    onEdit(() => ({ ...data }));
  });
  return model;
}

const TYPES = {
  list: 'dropdown',
  choice: 'radiogroup',
  'long text': 'comment',
  date: 'text',
  email: 'text',
  file: 'file',
  text: 'text',
} as const;

function elementOf(question: PlainQuestion, world: World): object {
  const { name, kind, field, isRequired, isKnown, askedWhen } = question;
  return {
    type: TYPES[kind],
    name,
    title: field.title,
    isRequired,
    ...(field.description && { description: field.description }),
    ...(field.maxLength && { maxLength: field.maxLength }),
    ...(isKnown && { readOnly: true }),
    ...(askedWhen && { visibleIf: `{${askedWhen[0]}} = '${String(askedWhen[1])}'` }),
    ...(kind === 'list' && { renderAs: 'select', choices: choicesOf(question, world, world.opening) }),
    ...(kind === 'choice' && { choices: field.enum }),
    ...((kind === 'date' || kind === 'email') && { inputType: kind }),
  };
}

const choicesOf = (question: PlainQuestion, world: World, answers: World['opening']) =>
  listOf(question, world, answers).map(({ id, name }) => ({ value: id, text: name }));

void mount(SurveyJs);
