import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FieldError } from '#catalogue/validate.ts';
import { errorTree } from './errorTree.ts';

/** Judges the answers as typed, which RJSF may not have drawn yet. Sections hold no `if` and no `oneOf`, so no branch is tried. */
export function validatorOf(judge: () => readonly FieldError[]): ValidatorType {
  return {
    validateFormData() {
      const mistakes = judge();
      return {
        errors: mistakes.map(rjsfError),
        errorSchema: errorTree(mistakes.map(({ pointer, message }) => [pointer, message])),
      };
    },
    isValid: () => {
      throw new Error('A section with branches cannot be drawn');
    },
    rawValidation: () => ({}),
  };
}

const rjsfError = ({ pointer, keyword, message }: FieldError): RJSFValidationError => ({
  name: keyword,
  message,
  stack: message,
  property: propertyOf(pointer),
});

/** RJSF names a field `.Sponsor.Email`; field names hold neither dots nor slashes. */
const propertyOf = (pointer: string): string => pointer.replaceAll('/', '.');

export const pointerOf = ({ property = '' }: RJSFValidationError): string => property.replaceAll('.', '/');
