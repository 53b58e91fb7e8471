import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/dist/formio.form.min.js';
import { useEffect, useRef } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { mount } from '../../../keys/pages/mount.tsx';
import type { BenchedForm, World } from '../../../keys/pages/world.ts';
import { listOf, questionsOf, type PlainQuestion } from './questions.ts';

/** Form.io's renderer as its documentation ships it (its modules cannot be bundled: one asks for an export that its dependency lacks), without the Bootstrap that its template wears, with native lists. */
function FormIo({ world, onEdit }: BenchedForm) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void draw(place.current!, world, onEdit);
  }, []);
  return <div ref={place} />;
}

/** Its lists are asked for anew by an expression, when the answer that they depend on changes. */
const LISTS = 'listOfSection';

async function draw(place: HTMLElement, world: World, onEdit: BenchedForm['onEdit']): Promise<void> {
  const questions = questionsOf(world);
  Object.assign(window, {
    [LISTS]: (name: string, answers: SectionAnswers) =>
      valuesOf(
        questions.find((question) => question.name === name)!,
        world,
        answers,
      ),
  });
  const submit = { type: 'button', action: 'submit', label: 'Submit', key: 'submit', input: true };
  const form = await Formio.createForm(place, {
    display: 'form',
    components: [...questions.map((question) => componentOf(question, world)), submit],
  });
  await form.setSubmission({ data: { ...world.opening } });
  form.on('change', ({ data, changed }: { data: SectionAnswers; changed?: object }) => {
    if (changed) onEdit(() => ({ ...data }));
  });
}

const TYPES = {
  list: 'select',
  choice: 'radio',
  'long text': 'textarea',
  date: 'day',
  email: 'email',
  file: 'file',
  text: 'textfield',
} as const;

function componentOf(question: PlainQuestion, world: World): object {
  const { name, kind, field, isRequired, isKnown, askedWhen } = question;
  return {
    type: TYPES[kind],
    key: name,
    label: field.title,
    input: true,
    ...(field.description && { description: field.description }),
    ...(isKnown && { disabled: true }),
    validate: { required: isRequired, ...(field.maxLength && { maxLength: field.maxLength }) },
    ...(askedWhen && { conditional: { show: true, when: askedWhen[0], eq: askedWhen[1] } }),
    ...(kind === 'list' && listed(question, world)),
    ...(kind === 'choice' && { values: field.enum!.map((answer) => ({ value: answer, label: answer })) }),
    ...(kind === 'file' && { storage: 'base64' }),
  };
}

function listed(question: PlainQuestion, world: World): object {
  const [parent] = question.parents;
  if (!parent)
    return { widget: 'html5', dataSrc: 'values', data: { values: valuesOf(question, world, world.opening) } };
  const custom = `values = window.${LISTS}('${question.name}', data)`;
  return {
    widget: 'html5',
    dataSrc: 'custom',
    data: { custom },
    refreshOn: parent,
    clearOnRefresh: true,
    valueProperty: 'value',
    template: '<span>{{ item.label }}</span>',
  };
}

const valuesOf = (question: PlainQuestion, world: World, answers: SectionAnswers) =>
  listOf(question, world, answers).map(({ id, name }) => ({ value: id, label: name }));

void mount(FormIo);
