export const TROUBLES = {
  none: 'Nothing: paid in full, the college is told at once',
  late: 'The notification comes late',
  lost: 'The notification is lost',
  repeated: 'The notification comes three times',
  object: 'The notification is a bare object, not a list',
  short: 'One naira less than asked is paid',
  held: 'The notification waits until it is released',
} as const;

export type Trouble = keyof typeof TROUBLES;

export const OUTAGES = ['none', 'down', 'slow', 'garbage', 'dropped'] as const;

export type Outage = (typeof OUTAGES)[number];

export interface Knobs {
  outage: Outage;
  /** Whether answers come as `jsonp ({...})`: Remita wraps some of them. */
  wrapping: 'asRemita' | 'always' | 'never';
  /** Applies to every payment that does not say otherwise. */
  trouble: Trouble;
}

export const newKnobs = (): Knobs => ({ outage: 'none', wrapping: 'asRemita', trouble: 'none' });

export const isTrouble = (text: unknown): text is Trouble => typeof text === 'string' && Object.hasOwn(TROUBLES, text);
