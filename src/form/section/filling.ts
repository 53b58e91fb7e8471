import { validateSection, type CompiledSection, type FieldError, type SectionAnswers, type ValidationContext, type Verdict } from '#catalogue/validate.ts';
import { answered } from './answered.ts';

/**
 * A section while it is filled: the answers as they stand, letter by letter, and what may be told of them. A mistake is
 * told at a field that was left, and everywhere once a submit was refused.
 */
export class Filling {
  readonly #section: CompiledSection;
  readonly #left = new Set<string>();
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

  leave(pointer: string): void {
    this.#left.add(pointer);
  }

  submit(): void {
    this.#isSubmitted = true;
  }

  /** @returns the mistakes that may be told by now */
  judge(answers: unknown, context: ValidationContext): readonly FieldError[] {
    this.#verdict = validateSection(this.#section, answers, context);
    return this.#isSubmitted ? this.#verdict.errors : this.#verdict.errors.filter(({ pointer }) => this.#left.has(pointer));
  }
}
