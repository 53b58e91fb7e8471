import { QUESTIONS, type Given, type Known, type Question } from './questions.ts';
import type { Terminal } from './terminal.ts';

/** Printed as one plain line, without a stack. */
export class Refusal extends Error {}

/** @throws Refusal where an answer is invalid and nobody can be asked again */
export async function interview(
  arguments_: Given,
  known: Known,
  terminal: Terminal | undefined,
): Promise<Required<Given>> {
  const given: Given = {};
  for (const question of QUESTIONS) {
    const argument = arguments_[question.name];
    given[question.name] =
      argument === undefined && terminal
        ? await answerAtTerminal(question, given, known, terminal)
        : takenAs(question, argument, given, known);
  }
  return given as Required<Given>;
}

function takenAs(question: Question, argument: string | undefined, given: Given, known: Known): string {
  const answer = (argument ?? question.defaultAnswer?.(given, known))?.trim();
  if (answer === undefined) throw new Refusal(`--${question.name} is missing: ${question.ask}?`);
  const mistake = question.mistake(answer, given, known);
  if (mistake) throw new Refusal(`--${question.name}: ${mistake}`);
  return answer;
}

async function answerAtTerminal(question: Question, given: Given, known: Known, terminal: Terminal): Promise<string> {
  const defaultAnswer = question.defaultAnswer?.(given, known);
  const choices = question.choices?.(given, known);
  for (;;) {
    const said = await terminal.ask(
      `${question.ask}?${choices ? ` (${choices.join(', ')})` : ''}${defaultAnswer ? ` [${defaultAnswer}]` : ''} `,
    );
    if (said === undefined) throw new Refusal('There is nobody to answer. Nothing was written.');
    const answer = said.trim() || (defaultAnswer ?? '');
    const mistake = question.mistake(answer, given, known);
    if (!mistake) return answer;
    process.stdout.write(`${mistake}\n`);
  }
}
