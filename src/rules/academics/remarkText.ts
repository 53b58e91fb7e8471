interface Remarked {
  readonly remark: string | null;
  readonly carryOvers: readonly string[];
}

/** 'CO CSC 117, CSC 118': the codes have spaces in them, so commas stand between. */
export const remarkText = ({ remark, carryOvers }: Remarked): string =>
  [remark ?? '-', carryOvers.join(', ')].filter((part) => part !== '').join(' ');
