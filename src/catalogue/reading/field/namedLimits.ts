import { didYouMean, isNear } from '../declarationError.ts';
import { limitsNamedIn, NAMED_LIMITS } from '../limitsInTexts.ts';
import { checkEach } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

/** An applicant who reads `{ageOver}` reads a mistake. */
export const namedLimits: FieldCheck = ({ section, pointer, field, name }) => {
  const { title = '', description = '', messages = {}, text = [], help = [] } = field;
  const texts = [
    ['title', title],
    ['description', description],
    ...text.map((line, index) => [`text/${index}`, line] as const),
    ...help.map((line, index) => [`help/${index}`, line] as const),
    ...Object.entries(messages).flatMap(([word, message]) =>
      typeof message === 'string'
        ? [[`messages/${word}`, message] as const]
        : [[`messages/${word}/text`, message.text] as const, [`messages/${word}/flag`, message.flag] as const],
    ),
  ] as const;
  const known = NAMED_LIMITS.filter((word) => field[word] !== undefined);
  checkEach(texts, ([at, words]) => {
    // Braces may stand for something else: '{yy}' of a matric number.
    const unknown = limitsNamedIn(words).find(
      (limit) => !known.some((word) => word === limit) && NAMED_LIMITS.some((word) => isNear(limit, word)),
    );
    if (unknown !== undefined)
      refuse(
        section,
        `${pointer}/${at}`,
        `'{${unknown}}' names a limit of '${name}', which has none of that name.${didYouMean(unknown, known)}`,
      );
  });
};
