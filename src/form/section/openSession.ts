import type { ComponentType, RefObject } from 'react';
import type { CompiledSection, ValidationContext } from '#catalogue/validate.ts';
import { afterPress } from '../afterPress.ts';
import type { RjsfHandle } from '../rjsf/RjsfForm.tsx';
import { widgetOf } from '../widgets/registry.ts';
import type { Widget, Widgets } from '../widgets/widget.ts';
import type { Filling } from './filling.ts';
import type { ReadOnlyFacts } from './sectionFormProps.ts';
import type { SectionSession } from './session.ts';

interface SessionParts {
  readonly section: CompiledSection;
  readonly facts: ReadOnlyFacts;
  readonly LockedNote: ComponentType | undefined;
  readonly today: string;
  readonly filling: Filling;
  readonly form: RefObject<RjsfHandle | null>;
  readonly widgets: Widgets | undefined;
  context(): ValidationContext;
  onEdit(pointer: string): void;
}

/** An edit reaches the answers at once, and the drawn form only when it would look different. */
export function openSession({
  section,
  facts,
  LockedNote,
  today,
  filling,
  form,
  widgets,
  context,
  onEdit,
}: SessionParts): SectionSession {
  const commit = () => {
    const undrawn = filling.undrawn();
    if (undrawn) form.current?.draw(undrawn);
  };
  const redraw = () => {
    if (filling.isSettled(context())) return;
    commit();
    form.current?.judge();
  };
  return {
    schema: section.schema,
    widgetOf: (field) =>
      (section.widgets?.[field.widget!] as Widget | undefined) ?? widgets?.[field.widget!] ?? widgetOf(field),
    facts,
    LockedNote,
    today,
    commit,
    answerAt: filling.answerAt,
    begin: filling.begin,
    edit(pointer, value) {
      filling.edit(pointer, value);
      onEdit(pointer);
    },
    type(pointer, value) {
      filling.type(pointer, value);
      onEdit(pointer);
    },
    leave(...pointers) {
      for (const pointer of pointers) filling.leave(pointer);
      afterPress(redraw);
    },
  };
}
