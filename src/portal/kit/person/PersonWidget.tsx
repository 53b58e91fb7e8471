import { useState } from 'react';
import { useSection } from '#form/section/session.ts';
import { attributesOf } from '#form/widgets/attributesOf.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';
import { PersonInput, type Person } from './PersonInput.tsx';

/** The answer is the user name of who is chosen; a name that was typed and chosen nobody is none. */
export function PersonWidget(props: WidgetProps) {
  const section = useSection();
  const {
    pointer,
    field: { title = '' },
    value,
  } = props;
  const [person, setPerson] = useState(typeof value === 'string' ? { userName: value, fullName: value } : undefined);
  const choose = (chosen: Person | undefined) => {
    setPerson(chosen);
    section.edit(pointer, chosen?.userName);
    if (chosen) section.leave(pointer);
  };
  return (
    <PersonInput
      {...attributesOf(props)}
      label={title}
      chosen={person}
      onChoose={choose}
      onLeave={() => section.leave(pointer)}
    />
  );
}
