import { isLong } from './volume.ts';

const [PHONE, DESK] = [360, 1280];

const ANNOTATION = 'looked at too, at this width';

/** At which a flow is walked, step by step: on a phone, and in the long run on a desk too. */
export const WIDTHS: readonly number[] = isLong ? [PHONE, DESK] : [PHONE];

/** Of a `describe` at one of them: `look` looks at each page on a desk too, where the flow is not walked there. */
export const OTHER_WIDTH = isLong ? {} : { annotation: { type: ANNOTATION, description: String(DESK) } };

/** The width, of a test's annotations, at which `look` looks too. */
export function otherWidth(
  annotations: readonly { readonly type: string; readonly description?: string }[],
): number | undefined {
  const found = annotations.find(({ type }) => type === ANNOTATION)?.description;
  return found === undefined ? undefined : Number(found);
}
