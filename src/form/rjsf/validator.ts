import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FieldError } from '#catalogue/validate.ts';
import { errorTree } from './errorTree.ts';

/** The catalogue's verdict, in RJSF's words, on the answers as they stand, which RJSF may not have drawn yet. Sections hold no `if` and no `oneOf`, so no branch is ever tried. */
export function validatorOf(judge: () => readonly FieldError[]): ValidatorType {
  return {
    validateFormData() {
      const mistakes = judge();
      return { errors: mistakes.map(told), errorSchema: errorTree(mistakes.map(({ pointer, message }) => [pointer, message])) };
    },
    isValid: () => { throw new Error('A section with branches cannot be drawn'); },
    rawValidation: () => ({}),
  };
}

const told = ({ pointer, keyword, message }: FieldError): RJSFValidationError => ({ name: keyword, message, stack: message, property: propertyOf(pointer) });

/** RJSF names a field `.Sponsor.Email`; the names of fields hold neither dots nor slashes. */
const propertyOf = (pointer: string): string => pointer.replaceAll('/', '.');

export const pointerOf = ({ property = '' }: RJSFValidationError): string => property.replaceAll('.', '/');
