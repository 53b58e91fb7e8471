import { LINE } from '#contract/academics/states.ts';

/** The course `l` is in the registration. */
export const IS_LIVE = `l.state <> '${LINE.dropped}'`;

/** States in which a course counts as taken: what was returned does not. */
export const COUNTED = `'${LINE.registered}', '${LINE.approved}'`;
