import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useMemo, useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { mount } from './mount.tsx';
import { openingOf, plainForm } from './plainSchema.ts';
import type { BenchedForm } from './world.ts';

/** RJSF as its documentation has it: its own theme, a plain JSON Schema, the answers in a state, the mistakes at submit. */
function OwnTheme({ world: { section, lists, opening }, onEdit }: BenchedForm) {
  const [answers, setAnswers] = useState<SectionAnswers>(() => openingOf(section.schema, opening));
  const parents = ['countryId', 'stateId', 'jupebOptionId'].map((name) => answers[name]).join('/');
  // The lists change with their parents alone.
  const { schema, uiSchema } = useMemo(() => plainForm(section.schema, lists, answers), [section, lists, parents]);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={answers}
      idSeparator="/"
      noHtml5Validate
      onChange={({ formData }) => {
        setAnswers(formData);
        onEdit(() => formData);
      }}
    />
  );
}

void mount(OwnTheme);
