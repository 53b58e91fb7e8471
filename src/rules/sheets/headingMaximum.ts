/** 'CA Score (40)', 'Grade/20.00' and 'Q. 1 /0.61' say the most that stands below them. */
const MAXIMUM = /\(\s*(\d{1,3}(?:\.\d+)?)\s*(?:%|marks?)?\s*\)|\/\s*(\d{1,3}(?:\.\d+)?)\s*$/i;

export const withoutMaximum = (written: string): string => written.replace(MAXIMUM, '');

/** Undefined where the heading does not say it. */
export function maximumIn(written: string): number | undefined {
  const [, inBrackets, afterStroke] = MAXIMUM.exec(written) ?? [];
  const most = inBrackets ?? afterStroke;
  return most === undefined ? undefined : Number(most);
}
