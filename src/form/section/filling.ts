import { isAnswers } from '#catalogue/normalise.ts';
import { isWithin, pointerParts } from '#catalogue/pointer.ts';
import {
  validateSection,
  type CompiledSection,
  type FieldError,
  type SectionAnswers,
  type ValidationContext,
  type Verdict,
} from '#catalogue/validate.ts';
import { answered, placeOf } from './answered.ts';
import { defaultsIn } from './defaults.ts';

/**
 * A mistake is reported at a field that was left, and after a refused submit everywhere but in what was begun since.
 *
 * @param isFirst whether nobody has seen the section before: defaults are filled in
 */
export function startFilling(section: CompiledSection, opening: SectionAnswers, isFirst = false) {
  const left = new Set<string>();
  const begun = new Set<string>();
  const withDefaults = defaultsIn(section.schema, opening, isFirst);
  let answers = withDefaults(opening);
  let drawn = answers;
  let verdict: Verdict = { data: opening, errors: [] };
  let reported: readonly FieldError[] = [];
  let isSubmitted = false;
  let isShown = true;
  let typed = placeOf(section.schema, '');
  let typing: { readonly value: unknown } | undefined;
  /** A text is put into the answers when somebody reads them, not at every letter. */
  const current = (): SectionAnswers => {
    if (typing) answers = withDefaults(answered(answers, typed, typing.value));
    typing = undefined;
    return answers;
  };
  const isBegun = (pointer: string) => [...begun].some((each) => isWithin(pointer, each));
  const isReportable = ({ pointer }: FieldError) => left.has(pointer) || (isSubmitted && !isBegun(pointer));
  return {
    answers: current,
    /** Of the answers last judged. */
    verdict: () => verdict,
    edit(pointer: string, value: unknown): void {
      answers = withDefaults(answered(current(), placeOf(section.schema, pointer), value));
      isShown = false;
    },
    /** For a text, which its own element shows already. */
    type(pointer: string, value: unknown): void {
      if (typed.pointer !== pointer) {
        current();
        typed = placeOf(section.schema, pointer);
      }
      typing = { value };
      isShown &&= typeof value === 'string' && !typed.isReadElsewhere;
    },
    /** The answers if the form has yet to draw them. */
    undrawn(): SectionAnswers | undefined {
      if (drawn === current()) return undefined;
      isShown = true;
      return (drawn = answers);
    },
    /** Whether a redraw would change nothing: all is shown, and the same mistakes are reported. */
    isSettled: (context: ValidationContext): boolean =>
      isShown && sameMistakes(validateSection(section, current(), context).errors.filter(isReportable), reported),
    answerAt: (pointer: string): unknown =>
      pointerParts(pointer).reduce<unknown>(
        (at, name) => (Array.isArray(at) ? at[Number(name)] : isAnswers(at) ? at[name] : undefined),
        current(),
      ),
    leave(pointer: string): void {
      left.add(pointer);
    },
    /** Reports nothing at this field, nor at those within, until they are left or submitted. */
    begin(pointer: string): void {
      begun.add(pointer);
      for (const each of left) if (isWithin(each, pointer)) left.delete(each);
    },
    submit(): void {
      isSubmitted = true;
      begun.clear();
    },
    judge(context: ValidationContext): readonly FieldError[] {
      verdict = validateSection(section, current(), context);
      return (reported = verdict.errors.filter(isReportable));
    },
  };
}

export type Filling = ReturnType<typeof startFilling>;

const sameMistakes = (some: readonly FieldError[], others: readonly FieldError[]) =>
  some.length === others.length &&
  some.every(({ pointer, message }, index) => pointer === others[index]!.pointer && message === others[index]!.message);
