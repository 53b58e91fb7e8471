import { isAnswers } from '#catalogue/normalise.ts';
import { isWithin, pointerParts } from '#catalogue/pointer.ts';
import { validateSection, type CompiledSection, type FieldError, type SectionAnswers, type ValidationContext, type Verdict } from '#catalogue/validate.ts';
import { answered } from './answered.ts';

/**
 * A section while it is filled: the answers as they stand, letter by letter, and what may be told of them. A mistake is
 * told at a field that was left, and everywhere once a submit was refused, but for what was begun since.
 */
export class Filling {
  readonly #section: CompiledSection;
  readonly #left = new Set<string>();
  readonly #begun = new Set<string>();
  #answers: SectionAnswers;
  #drawn: SectionAnswers;
  #verdict: Verdict;
  #isSubmitted = false;

  constructor(section: CompiledSection, answers: SectionAnswers) {
    this.#section = section;
    this.#answers = this.#drawn = answers;
    this.#verdict = { data: answers, errors: [] };
  }

  get answers(): SectionAnswers {
    return this.#answers;
  }

  /** Of the answers last judged. */
  get verdict(): Verdict {
    return this.#verdict;
  }

  edit(pointer: string, value: unknown): void {
    this.#answers = answered(this.#section.schema, this.#answers, pointer, value);
  }

  /** The answers if the form has yet to draw them. */
  undrawn(): SectionAnswers | undefined {
    if (this.#drawn === this.#answers) return undefined;
    return (this.#drawn = this.#answers);
  }

  /** What has been typed there, drawn or not. */
  answerAt(pointer: string): unknown {
    return pointerParts(pointer).reduce<unknown>((at, name) => (Array.isArray(at) ? at[Number(name)] : isAnswers(at) ? at[name] : undefined), this.#answers);
  }

  leave(pointer: string): void {
    this.#left.add(pointer);
  }

  /** Tells nothing of this field, and of those within, until they are left or submitted. */
  begin(pointer: string): void {
    this.#begun.add(pointer);
    for (const left of this.#left) if (isWithin(left, pointer)) this.#left.delete(left);
  }

  submit(): void {
    this.#isSubmitted = true;
    this.#begun.clear();
  }

  /** @returns the mistakes that may be told by now */
  judge(answers: unknown, context: ValidationContext): readonly FieldError[] {
    this.#verdict = validateSection(this.#section, answers, context);
    return this.#verdict.errors.filter(({ pointer }) => this.#left.has(pointer) || (this.#isSubmitted && !this.#isBegun(pointer)));
  }

  #isBegun(pointer: string): boolean {
    return [...this.#begun].some((begun) => isWithin(pointer, begun));
  }
}
