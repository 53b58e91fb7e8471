import { useRef, useState } from 'react';
import { isAnswers, isBlankRow, normalise } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import { errorId, focusField, helpId } from '../section/fieldId.ts';
import { useSection } from '../section/session.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { Sitting } from './Sitting.tsx';

/** They lie in their section's grid, without an element around them; the first has the list's id. */
export function SittingsWidget({ id, pointer, field, value, error, errors }: WidgetProps) {
  const section = useSection();
  const undo = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<unknown>();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const sittings = Array.isArray(value) && value.length > 0 ? value : [{}];
  const isFull = sittings.length >= (field.maxItems ?? 1);
  const replace = (next: readonly unknown[]) => {
    section.edit(pointer, next);
    section.commit();
    setFolded(new Set());
  };
  /** What was typed last may not be drawn yet. */
  const typed = () => sittings.map((drawn, index) => section.answerAt(childPointer(pointer, index)) ?? drawn);
  const append = (sitting: unknown) => {
    replace([...typed(), sitting]);
    setRemoved(undefined);
    focusField(`${childPointer(pointer, sittings.length)}/${Object.keys(field.items?.properties ?? {})[0]}`);
  };
  const removeLast = () => {
    const last = typed().at(-1);
    setRemoved(isBlankRow(field.items, normalise(field.items!, last)) ? undefined : last);
    replace(typed().slice(0, -1));
    requestAnimationFrame(() => (undo.current ?? add.current)?.focus());
  };
  const toggle = (index: number) =>
    setFolded((before) =>
      before.has(index) ? new Set([...before].filter((other) => other !== index)) : new Set([...before, index]),
    );
  return [
    field.description && (
      <p key="help" className="m-help m-wide" id={helpId(pointer)}>
        {field.description}
      </p>
    ),
    ...sittings.map((sitting, index) => (
      <Sitting
        key={index}
        {...(index === 0 && { id })}
        title={rowTitle(field, index)}
        pointer={childPointer(pointer, index)}
        field={field.items!}
        answers={isAnswers(sitting) ? sitting : {}}
        errors={errors}
        {...(sittings.length > 1 && { folding: { isFolded: folded.has(index), toggle: () => toggle(index) } })}
        {...(index > 0 && { onDelete: removeLast })}
      />
    )),
    error && (
      <p key="error" className="m-error m-wide" id={errorId(pointer)}>
        {error}
      </p>
    ),
    removed !== undefined && !isFull && (
      <p key="removed" className="m-sitting-head m-wide" role="status">
        {rowTitle(field, sittings.length)} deleted
        <button ref={undo} type="button" className="m-link" onClick={() => append(removed)}>
          Undo
        </button>
      </p>
    ),
    !isFull && (
      <button key="add" ref={add} type="button" className="bp6-button m-wide m-add-sitting" onClick={() => append({})}>
        Click to add Second Sitting
      </button>
    ),
  ];
}
