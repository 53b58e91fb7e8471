import { SheetLayout } from '#contract/kit/layout.ts';
import { validatorCompiler } from '../../../platform/http/validation.ts';
import { invalid } from '../../../platform/problem.ts';

const check = validatorCompiler({ schema: SheetLayout, httpPart: 'body', method: 'POST', url: '' });

export type SentLayout = SheetLayout & { readonly isSaid: boolean };

/** @throws Problem 422 for what is no layout */
export function sentLayout(text: string | undefined): SentLayout {
  if (text === undefined) return { isSaid: false };
  const checked = check(parsed(text)) as { readonly value?: SheetLayout };
  if (!checked.value) throw invalid('It could not be read which column is which. Please upload the file again');
  return { ...checked.value, isSaid: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
