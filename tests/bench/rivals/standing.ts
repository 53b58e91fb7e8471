/** One thing that was measured, of each contestant; ours stands first. */
export interface Standing {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | '/s' | 'MB';
  readonly better: 'less' | 'more';
  readonly values: Readonly<Record<string, number>>;
}

export const withUnit = (value: number, unit: Standing['unit']): string =>
  `${value.toFixed(value < 100 ? 1 : 0)}${unit.startsWith('/') ? '' : ' '}${unit}`;
