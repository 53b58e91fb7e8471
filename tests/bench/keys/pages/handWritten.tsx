import { useRef, type FormEvent } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { mount } from './mount.tsx';
import { OLevel } from './handWritten/OLevel.tsx';
import { PersonalDetails } from './handWritten/PersonalDetails.tsx';
import type { BenchedForm } from './world.ts';

/** What a careful hand would write for these two sections and no other: native elements that keep their own values. */
function HandWritten({ world: { name, lists, opening }, onEdit }: BenchedForm) {
  const answers = useRef<SectionAnswers>(opening);
  const keep = ({ target }: FormEvent) => {
    const { name: field, value } = target as HTMLInputElement;
    answers.current = { ...answers.current, [field]: value };
    onEdit(() => answers.current);
  };
  return (
    <form onInput={keep}>
      {name === 'personal-details' ? <PersonalDetails lists={lists} opening={opening} /> : <OLevel lists={lists} />}
      <button type="submit">Next</button>
    </form>
  );
}

void mount(HandWritten);
