import { childPointer } from '../pointer.ts';
import { LANGUAGES } from '../registry/languages.ts';
import { isSound, refuseAll, shapeMistakes } from './checkShape.ts';
import type { Declaration } from './declaration.ts';
import { didYouMean, isNear } from './declarationError.ts';
import { isBlank } from './isBlank.ts';
import { limitsNamedIn } from './limitsInTexts.ts';
import { checkAll, Mistakes, raise } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';
import { textsOf, written } from './translations.ts';

type Texts = ReturnType<typeof textsOf>;

/**
 * @param isWhole whether the texts of the programme itself are known
 * @throws DeclarationError with every translation of what the programme does not say
 */
export function checkLanguages(
  { languages, flow, form }: Pick<Declaration, 'languages' | 'flow' | 'form'>,
  isWhole: boolean,
): void {
  const mistakes = new Mistakes();
  const texts = languages.size > 0 && isWhole ? textsOf({ flow, form }) : undefined;
  mistakes.attemptEach(languages, ([code, language]) => {
    checkAll(
      () => raise(language.mistakes),
      () => {
        if (!Object.hasOwn(LANGUAGES, code))
          refuse(
            language,
            '',
            `the portal cannot be read in '${code}'. The file has the name of a language.${didYouMean(code, Object.keys(LANGUAGES))}`,
          );
      },
      () => {
        if (!form) refuse(language, '', 'the programme has no form, of which the texts could be translated.');
      },
      () => !language.isHole('') && checkWords(language, texts),
    );
  });
  mistakes.raise();
}

function checkWords(language: Resolved, texts: Texts | undefined): void {
  const wrong = shapeMistakes('language', language);
  const mistakes = new Mistakes();
  mistakes.attempt(() => refuseAll(language, wrong));
  if (isSound(wrong, ''))
    mistakes.attemptEach(Object.entries(written(language)), ([english, translation]) => {
      const at = childPointer('', english);
      if (!isSound(wrong, at)) return;
      if (isBlank(translation)) refuse(language, at, `the translation of '${english}' is blank.`);
      if (texts && !texts.has(english))
        refuse(language, at, `no text of the programme is '${english}'.${nearest(english, texts)}`);
      checkPlaces(language, at, english, translation);
    });
  mistakes.raise();
}

const nearest = (english: string, texts: Texts): string =>
  didYouMean(
    english,
    [...texts.keys()].filter((text) => isNear(english, text)),
  );

/** What stands in braces is filled in alike in both. */
function checkPlaces(language: Resolved, at: string, english: string, translation: string): void {
  const [given, known] = [limitsNamedIn(translation), limitsNamedIn(english)];
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined)
    refuse(language, at, `'{${unknown}}' of the translation is not in '${english}'.${didYouMean(unknown, known)}`);
  const missing = known.find((name) => !given.includes(name));
  if (missing !== undefined) refuse(language, at, `'{${missing}}' of '${english}' is missing in the translation.`);
}
