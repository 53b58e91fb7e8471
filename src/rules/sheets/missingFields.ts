interface Field {
  readonly heading: string;
  readonly isNeeded: boolean;
  /** Another field that says the same. */
  readonly instead?: string | null;
}

/** The fields that are needed and that no column is, in their order. @param used those that a column is */
export function missingFields(fields: readonly Field[], used: Iterable<string>): string[] {
  const known = new Set(used);
  return fields
    .filter(({ heading, isNeeded, instead }) => isNeeded && !known.has(heading) && !(instead && known.has(instead)))
    .map(({ heading }) => heading);
}
