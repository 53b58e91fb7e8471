/** Half up, of a fraction that is not negative: 59.5 is 60, where `70/100*85` of JavaScript is 59.49999999999999. */
export const roundedHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** 350 as '3.50'. */
export const hundredthsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A number with at most two decimals in hundredths; undefined for any other. */
export function hundredthsOf(value: number): number | undefined {
  const hundredths = Math.round(value * 100);
  return Math.abs(value * 100 - hundredths) < 1e-6 ? hundredths : undefined;
}
