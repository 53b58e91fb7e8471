import { useState } from 'react';
import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import { focusField } from '../section/fieldId.ts';
import { rowTitle } from '../section/questionTitle.ts';
import { useSection } from '../section/session.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { Sitting } from './Sitting.tsx';

export function SittingsWidget({ id, pointer, field, value, errors }: WidgetProps) {
  const section = useSection();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const sittings = Array.isArray(value) && value.length > 0 ? value : [{}];
  const isFull = sittings.length >= (field.maxItems ?? 1);
  const replace = (next: readonly unknown[]) => {
    section.edit(pointer, next);
    section.commit();
    setFolded(new Set());
  };
  const add = () => {
    replace([...sittings, {}]);
    focusField(`${childPointer(pointer, sittings.length)}/${Object.keys(field.items?.properties ?? {})[0]}`);
  };
  const removeLast = () => {
    replace(sittings.slice(0, -1));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.m-add-sitting')?.focus());
  };
  const toggle = (index: number) => setFolded((before) => (before.has(index) ? new Set([...before].filter((other) => other !== index)) : new Set([...before, index])));
  return (
    <div id={id} className="m-sittings">
      {sittings.map((sitting, index) => (
        <Sitting
          key={index} title={rowTitle(field, index)} pointer={childPointer(pointer, index)} field={field.items!} answers={isAnswers(sitting) ? sitting : {}} errors={errors}
          {...(sittings.length > 1 && { folding: { isFolded: folded.has(index), toggle: () => toggle(index) } })}
          {...(index > 0 && { onDelete: removeLast })}
        />
      ))}
      {errors[pointer] && <p className="m-error">{errors[pointer]}</p>}
      {!isFull && <button type="button" className="bp6-button m-add-sitting" onClick={add}>Click to add Second Sitting</button>}
    </div>
  );
}
