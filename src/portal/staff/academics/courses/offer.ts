interface Offer {
  readonly department: string;
  readonly option: string | null;
  readonly levelId: number;
}

/** 'Computer Science, 200 Level', with the option where there is one. */
export const offeredTo = ({ department, option, levelId }: Offer): string =>
  [department, option, `${levelId} Level`].filter(Boolean).join(', ');
