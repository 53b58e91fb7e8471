import type { DeclarationError } from '#catalogue/reading/declarationError.ts';
import type { Remarks } from '#catalogue/reading/load.ts';

export function remarksText({ mistakes, warnings }: Remarks): string {
  const parts = [
    ...(mistakes.length > 0 ? [`${counted(mistakes)} to correct:\n\n${lines(mistakes)}`] : []),
    ...(warnings.length > 0
      ? [`${warnings.length === 1 ? 'One thing' : `${warnings.length} things`} to look at:\n\n${lines(warnings)}`]
      : []),
    ...(mistakes.length === 0 ? ['The forms can be used as they are.'] : []),
  ];
  return parts.join('\n\n');
}

const counted = (mistakes: readonly DeclarationError[]): string => {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const where = files === 1 ? 'one file' : `${files} files`;
  return mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes in ${where}`;
};

const lines = (remarks: readonly DeclarationError[]): string => remarks.map(({ message }) => message).join('\n');
